import { expect, type Locator, type Page } from '@playwright/test';
import { MENU } from './pages.ts';

/** How far the page's content reaches beyond the window's edge, where it has to be scrolled to [px]. */
export async function sidewaysOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Text at twice its size, as a visitor's settings ask for it. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
}

/** Text as large as it was before `doubleText`. */
export async function singleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
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

/** The least that something to press may measure, by WCAG 2.2 [px]. */
const LEAST_TARGET_PX = 24;

/** What there is to press and is smaller than a finger finds, each with its size. A card's link is as large as the card. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    for (const { style } of document.querySelectorAll('section')) style.contentVisibility = 'visible';
    return [...document.querySelectorAll('a[href], button, label[data-part=item], input:not([type=radio])')]
      .filter((target) => target.checkVisibility() && getComputedStyle(target, '::after').position !== 'absolute')
      .flatMap((target) => {
        const rects = [...target.getClientRects()];
        const size = [rects.map(({ width }) => width), rects.map(({ height }) => height)].map((px) => Math.max(...px));
        return size.every((px) => px >= least) ? [] : [`${target.textContent}: ${size.join(' x ')}`];
      });
  }, LEAST_TARGET_PX);
}

/** Add up the layout's shifts from the start of each page on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(addUpShifts);
  return sumOfShifts(page);
}

/** Add up the layout's shifts from what is shown now on. */
export async function watchShiftsFromNow(page: Page): Promise<() => Promise<number>> {
  // What is shown has been laid out two frames later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(addUpShifts);
  return sumOfShifts(page);
}

const sumOfShifts = (page: Page) => () =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** Runs in the page. */
function addUpShifts(): void {
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      shifts.sum += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({ type: 'layout-shift' });
}

/** In every window in which the menu is a row, the header is one line with the name of the site and all its links. */
export async function expectOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = page.getByRole('banner').getByRole('link').first();
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const heightOfHeader = async () => (await page.getByRole('banner').boundingBox())?.height;
  const oneLine = await heightOfHeader();
  for (const width of [1024, 1100, 1220, 1281, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await heightOfHeader()).toBe(oneLine);
    expect(await name.evaluate((element) => element.scrollHeight < 50)).toBe(true);
    expect(await links.filter({ visible: true }).count()).toBeGreaterThan(MENU.length);
  }
}
