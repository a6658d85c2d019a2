import type { Browser } from '@playwright/test';
import { median } from '@tim/pipeline/statistics/quantiles';

/** A slow phone on a slow line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };
const PROCESSOR_SLOWDOWN = 4;
const LIMIT_MS = 60_000;

const NOTE = 'figure painted at ';

/** Run in the page: tells the frame after the one in which a figure is in the page, which is painted with it. */
const NOTE_FIGURE = `
const look = () => {
  const text = document.querySelector('[data-slot=figure]')?.textContent ?? '';
  requestAnimationFrame(/\\d/.test(text) ? () => console.log('${NOTE}' + performance.now()) : look);
};
requestAnimationFrame(look);
`;

/**
 * From the start of the navigation to the frame that shows a figure, of an empty cache each time [ms]; the median.
 */
export async function measureFigure(browser: Browser, url: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measureOnce(browser, url));
  return median(times);
}

async function measureOnce(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    await page.addInitScript({ content: NOTE_FIGURE });
    const noted = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(NOTE),
      timeout: LIMIT_MS,
    });
    await page.goto(url, { waitUntil: 'commit' });
    return Number((await noted).text().slice(NOTE.length));
  } finally {
    await context.close();
  }
}
