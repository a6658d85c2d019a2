import type { Browser } from '@playwright/test';
import { median, percentile } from '@tim/pipeline/statistics/quantiles';

import type { Measure } from '../report.ts';

/** Of one change: in the page, and in the frame that follows, which is waited for [ms]. */
type ChangeTimes = { readonly inPage: number; readonly painted: number };

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

/**
 * From a key to the changed figure.
 *
 * @param changes - how many are measured, on one page
 */
export async function measureWhatIf(browser: Browser, url: string, changes: number): Promise<readonly Measure[]> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}#what-if`);
    await page.locator('#what-if table').waitFor();
    const times = await page.evaluate<readonly ChangeTimes[]>(changeOften(changes));
    return [
      changeMeasure(
        'the figure in the page',
        times.map(({ inPage }) => inPage),
      ),
      changeMeasure(
        'in the next frame',
        times.map(({ painted }) => painted),
      ),
    ];
  } finally {
    await page.close();
  }
}

const changeMeasure = (what: string, times: readonly number[]): Measure => ({
  what,
  value: median(times),
  unit: 'ms',
  also: `${percentile(times, 0.95).toFixed(1)} ms 95th`,
});
