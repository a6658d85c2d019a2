/**
 * Photograph every page and state at two sizes in two themes and in forced colours into dist/screenshots. Takes names of states as
 * arguments; without any it takes them all. `--language de` takes them in German, in the light theme. The site must be up at BASE_URL.
 */
import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { BASE_URL, chromiumLaunchOptions } from '../src/browser.ts';
import { Calculator } from '../src/calculator.ts';
import { pathIn } from '../src/pages.ts';
import { STATES } from '../src/states.ts';
import { speakEnglishTo } from './spoken-to-in-english.ts';

const DEVICES = [
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
  { device: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
];
const LOOKS = [
  { look: 'light', colorScheme: 'light' },
  { look: 'dark', colorScheme: 'dark' },
  { look: 'forced-colours', colorScheme: 'light', forcedColors: 'active' },
] as const;

/** How long a page that did not come to stand may take to load [ms]. */
const LOADED_MS = 4000;

const folder = `${import.meta.dirname}/../../../dist/screenshots`;
const {
  positionals: chosen,
  values: { language },
} = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
// The language's own, or each page would offer English.
const locale = language ?? 'en';
const looks = language === undefined ? LOOKS : LOOKS.slice(0, 1);
const unknown = chosen.filter((name) => STATES.every((state) => state.name !== name));
if (unknown.length > 0) {
  console.error(`There is no state ${unknown.join(', ')}: there are ${STATES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const states = chosen.length === 0 ? STATES : STATES.filter(({ name }) => chosen.includes(name));

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions);
try {
  if (language !== undefined) await speakEnglishTo(language, await browser.newPage());
  for (const { device, ...size } of DEVICES) {
    for (const { look, ...theme } of looks) {
      const context = await browser.newContext({
        ...size,
        ...theme,
        baseURL: BASE_URL,
        reducedMotion: 'reduce',
        locale,
      });
      for (const state of states) {
        const page = await context.newPage();
        if (language !== undefined) openIn(language, page);
        const path = `${folder}/${[state.name, device, look, language].filter(Boolean).join('-')}.png`;
        try {
          await state.open(page, new Calculator(page));
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
  return page.waitForLoadState('load', { timeout: LOADED_MS }).then(
    () => true,
    () => false,
  );
}

function openIn(spoken: string, page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(pathIn(spoken, path), options);
}
