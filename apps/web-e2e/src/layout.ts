import type { Locator, Page } from '@playwright/test';

/** How far the page's content reaches beyond the window's edge, where it has to be scrolled to [px]. */
export async function sidewaysOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Text at twice its size, as a visitor's settings ask for it. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
}

/** How much of a field's text does not stand in it [px]. */
export async function cutTextPx(field: Locator): Promise<number> {
  return field.evaluate((input) => input.scrollWidth - input.clientWidth);
}

/** What stands in a table's cell that is too narrow for it: over its neighbour. */
export async function squeezedCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('td, th')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ innerText }) => innerText),
  );
}
