import { defineConfig } from 'vitest/config';

/** Projects whose tests read files that are built: answers to the documents' examples, factors by distance. */
const READ_BUILT_FILES = ['@tim/functions', '@tim/web'];

/**
 * The unit tests' settings, the same in every project.
 *
 * @param project - folder of the project's report below dist/reports
 */
export function vitestConfig(project: string, environment: 'node' | 'jsdom' = 'node') {
  return defineConfig({
    test: {
      name: project,
      environment,
      globalSetup: READ_BUILT_FILES.includes(project) ? [`${import.meta.dirname}/vitest.built-files.ts`] : [],
      // The files of a project share what they import, and each leaves it as it found it: a quarter of the time.
      isolate: false,
      include: ['src/**/*.spec.{ts,tsx}', '*/**/*.spec.ts'],
      // What is only worth its time before a release has a name of its own.
      exclude: ['**/node_modules/**', ...(process.env['TEST_FULL'] ? [] : ['**/*.full.spec.*'])],
      // A test run builds some languages at an address of this machine; units are tested as without settings.
      env: { VITE_LANGUAGES: '', VITE_SITE_URL: '' },
      setupFiles: [`${import.meta.dirname}/vitest.fuzz.ts`],
      // Property tests on a busy machine take their time; a test that hangs is still found.
      testTimeout: 180_000,
      // A busy machine may take many times the usual second.
      expect: { poll: { timeout: 60_000 } },
      hookTimeout: 180_000,
      // As for the journeys, in `npm test`: tools/report names what needed it.
      retry: process.env['CI'] ? 1 : 0,
      reporters: ['default', 'json'],
      outputFile: { json: `${import.meta.dirname}/dist/reports/${project}/vitest.json` },
    },
  });
}
