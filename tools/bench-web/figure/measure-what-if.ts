import type { Browser } from '@playwright/test';
import { median, percentile } from '@tim/pipeline/statistics/quantiles';

/** From a key to the changed figure: in the page, and in the frame that follows, which is waited for [ms]. */
export type WhatIfTimes = {
  readonly [moment in 'inPage' | 'painted']: { readonly medianMs: number; readonly p95Ms: number };
};

/** Run in the page: presses a key on the slider of the load, back and forth, and notes when the figure is another. */
const changeOften = (changes: number) => `(async () => {
  const slider = document.querySelector('#what-if [role=slider]');
  const figure = () => document.querySelector('#what-if tbody tr:nth-of-type(2) td').textContent;
  const turn = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  const times = [];
  slider.focus();
  for (let at = 0; at < ${changes}; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = figure();
    const start = performance.now();
    slider.dispatchEvent(new KeyboardEvent('keydown', { key: at % 2 ? 'ArrowRight' : 'ArrowLeft', bubbles: true }));
    while (figure() === before) await turn();
    const inPage = performance.now() - start;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await turn();
    times.push({ inPage, painted: performance.now() - start });
  }
  return times;
})()`;

/** @param changes - how many are measured, on one page */
export async function measureWhatIf(browser: Browser, url: string, changes: number): Promise<WhatIfTimes> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}#what-if`);
    await page.locator('#what-if table').waitFor();
    const times = await page.evaluate<{ readonly inPage: number; readonly painted: number }[]>(changeOften(changes));
    const told = (moment: keyof WhatIfTimes) => {
      const all = times.map((time) => time[moment]);
      return { medianMs: median(all), p95Ms: percentile(all, 0.95) };
    };
    return { inPage: told('inPage'), painted: told('painted') };
  } finally {
    await page.close();
  }
}
