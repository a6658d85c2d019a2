import { defineConfig, devices } from '@playwright/test';
import { BASE_URL, chromiumLaunchOptions } from './src/browser.ts';

const reports = `${import.meta.dirname}/../../dist/reports/@tim/web-e2e`;

/** Journeys that only belong before a release. */
const notNow = process.env['TEST_FULL'] ? [] : ['**/*.full.spec.ts'];

export default defineConfig({
  testDir: 'src',
  // Not the site of another clone at the same address.
  globalSetup: './src/served-build.ts',
  testIgnore: notNow,
  outputDir: `${reports}/traces`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Three keep two processors busy: while one waits for the page or the service, the others work.
  workers: 3,
  // A journey that passes at its second attempt alone is named in the summary, and the second attempt leaves its trace.
  retries: process.env['CI'] ? 1 : 0,
  // Long, because journeys say what a visitor sees, not how fast: on a busy machine all takes three times as long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${reports}/playwright.json` }]],
  use: {
    baseURL: BASE_URL,
    launchOptions: chromiumLaunchOptions,
    // The site without network has journeys of its own; in all others every request is the page's.
    serviceWorkers: 'block',
    // Recording a trace slows every journey down; ask for one with --trace on.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // Every journey runs once: here, but for those to which the phone's window matters.
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ...notNow],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // The phone's own files, and what is marked in others to run in both windows.
      grep: /\.phone\.spec\.ts|@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
