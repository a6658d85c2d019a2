import type { Page } from '@playwright/test';
import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

/** Words in the page's tables that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const table of document.querySelectorAll('table')) {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          );
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** From a tablet on there is room for every word. */
const WIDTHS_PX = [768, 1280];

test('tables break no word, on a tablet and on a wide window', async ({ page, calculator }) => {
  const expectWholeWords = async () => {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
  };
  await page.goto('/methodology');
  await expectWholeWords();
  await page.goto(flightAddress(LX52));
  await expect(calculator.attributionTable).toBeVisible();
  await calculator.openDetails();
  await expectWholeWords();
});
