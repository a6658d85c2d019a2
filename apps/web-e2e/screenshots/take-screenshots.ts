/**
 * Photograph every page and state at two sizes in two themes and in forced colours into dist/screenshots. Takes names of states as
 * arguments; without any it takes them all. `--language de` takes what the addresses of those states show in German, in the light
 * theme. The site must be up at BASE_URL.
 */
import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { BASE_URL, chromiumLaunchOptions } from '../src/browser.ts';
import { Calculator } from '../src/calculator.ts';
import { pathIn } from '../src/pages.ts';
import { STATES } from '../src/states.ts';

const DEVICES = [
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
  { device: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
];
const LOOKS = [
  { look: 'light', colorScheme: 'light' },
  { look: 'dark', colorScheme: 'dark' },
  { look: 'forced-colours', colorScheme: 'light', forcedColors: 'active' },
] as const;

/** After which a page in a language, whose words the states do not know, is taken to stand [ms]. */
const SETTLED_MS = 4000;

const folder = `${import.meta.dirname}/../../../dist/screenshots`;
const {
  positionals: chosen,
  values: { language },
} = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
const looks = language === undefined ? LOOKS : LOOKS.slice(0, 1);
const states = chosen.length === 0 ? STATES : STATES.filter(({ name }) => chosen.includes(name));

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions);
try {
  for (const { device, ...size } of DEVICES) {
    for (const { look, ...theme } of looks) {
      const context = await browser.newContext({ ...size, ...theme, baseURL: BASE_URL, reducedMotion: 'reduce' });
      for (const state of states) {
        const page = await context.newPage();
        const path = `${folder}/${[state.name, device, look, language].filter(Boolean).join('-')}.png`;
        try {
          await state.open(page, new Calculator(page));
          if (language !== undefined) await showIn(language, page);
        } catch (error) {
          console.error(`${state.name} (${device}, ${look}) did not come to stand: ${String(error)}`);
          process.exitCode = 1;
        }
        if (!(await isLoaded(page))) {
          await page.close();
          continue;
        }
        // From its top, or the header that stays in sight would lie over the middle of the picture.
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.screenshot({ path, fullPage: true });
        console.log(relative(process.cwd(), path));
        await page.close();
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
}

/** Whether the page has loaded: one that never does can be neither scrolled nor drawn, and gets no picture. */
async function isLoaded(page: Page): Promise<boolean> {
  return page.waitForLoadState('load', { timeout: SETTLED_MS }).then(
    () => true,
    () => false,
  );
}

/** The same address in a language: what is folded out, asked and chosen stands in it. */
async function showIn(spoken: string, page: Page): Promise<void> {
  const { pathname, search, hash } = new URL(page.url());
  await page.goto(pathIn(spoken, `${pathname}${search}${hash}`));
  await page.waitForTimeout(SETTLED_MS);
}
