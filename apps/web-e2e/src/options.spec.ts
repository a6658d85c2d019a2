import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { NEXT_MONTH, slashes, yyyymmdd } from './flights.ts';
import { expect, test } from './test.ts';

const ROUTE = '/lookup/route?itinerary=LHR-JFK';
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Flights on this route' });
const rowsOf = (page: Page) => sectionOf(page).getByRole('listitem');
const DAY = yyyymmdd(NEXT_MONTH);
const kilograms = (text: string) => Number(/([\d,]+)\skg/.exec(text)?.[1]?.replace(',', ''));
/** Of those between the requested airports: others are listed after them. */
const kilogramsOfRows = async (page: Page) => {
  const requested = sectionOf(page).getByRole('list').first();
  return (await requested.getByRole('listitem').locator('strong').allInnerTexts()).map(kilograms);
};
/** The first rows give way to all of them. */
const showAll = (page: Page) =>
  sectionOf(page)
    .getByRole('button', { name: /^All \d+ options/ })
    .click();

test.describe('everyone who flies a route', () => {
  test('is listed with the lowest first, six at first and all on request, and for another day', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(rowsOf(page)).toHaveCount(6);
    await expect(rowsOf(page).filter({ hasText: 'direct' })).toHaveCount(6);
    await expect(rowsOf(page).first()).toContainText('lowest');
    await showAll(page);
    await expect(rowsOf(page)).not.toHaveCount(6);
    const all = await kilogramsOfRows(page);
    expect(all.length).toBeGreaterThan(6);
    expect(all).toEqual(all.toSorted((a, b) => a - b));

    const date = sectionOf(page).getByRole('textbox', { name: 'Flights on' });
    await date.fill('2020/01/01');
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await expect(rowsOf(page)).toHaveCount(0);
    await date.fill(slashes(NEXT_MONTH));
    await expect(rowsOf(page).first()).toBeVisible();
    await rowsOf(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${DAY}$|${DAY},`));
  });

  test('is sifted and sorted with the keyboard alone, and told to a screen reader', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(rowsOf(page).first()).toBeVisible();
    await sectionOf(page)
      .getByRole('button', { name: /^All \d+ options/ })
      .press('Enter');
    // Names come with the search's index, which the whole list loads.
    await expect(rowsOf(page).filter({ hasText: /change in \p{L}.* \([A-Z]{3}\)/u })).not.toHaveCount(0);
    await sectionOf(page).getByRole('radiogroup', { name: 'Stops' }).getByRole('radio', { name: 'All' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(sectionOf(page).getByRole('status')).toContainText(/^\d+ of \d+ options/);
    await expect(rowsOf(page).filter({ hasText: 'change in' })).toHaveCount(0);
    await sectionOf(page)
      .getByRole('radiogroup', { name: 'Sorted by' })
      .getByRole('radio', { name: 'Kilograms' })
      .focus();
    await page.keyboard.press('ArrowRight');
    await expect(rowsOf(page).first()).toContainText('American Airlines');
    // One choice of the cabin for the whole page: the figure's.
    await page
      .getByRole('region', { name: 'The figure' })
      .getByRole('radio', { name: /^Economy/ })
      .focus();
    const inEconomy = await kilogramsOfRows(page);
    await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL(/[?&]cabin=first/);
    await expect(sectionOf(page)).toContainText('Per person in first');
    expect((await kilogramsOfRows(page))[0]).toBeGreaterThan(3 * (inEconomy[0] ?? 0));
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is found where it was left by who follows a way and comes back, and can be read as a table', async ({
    page,
    calculator,
  }) => {
    await page.goto(ROUTE);
    await showAll(page);
    // Names come a moment later and make rows taller.
    await expect(rowsOf(page).filter({ hasText: 'Heathrow' })).not.toHaveCount(0);
    const way = rowsOf(page).nth(15).getByRole('link').first();
    await way.click();
    await expect(page).not.toHaveURL(/\/lookup\/route/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(calculator.typicalTable).toBeAttached();
    await expect(way).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'The same as a table' }).click();
    const table = sectionOf(page).getByRole('table');
    await expect(table.getByRole('columnheader', { name: 'Compared' })).toBeVisible();
    const rows = await table.getByRole('row').allInnerTexts();
    const cells = rows.slice(1).map((row) => row.split('\t'));
    const lowestKg = Number(cells[0]?.[4]);
    expect(cells[0]?.[7]).toBe(`Lowest of these ${cells.length}`);
    expect(cells.some(([, , , , , , , compared = '']) => compared.endsWith('more'))).toBe(true);
    const comparedWith = new RegExp(String.raw`^Compared with ${cells[0]?.[0]} .+, ${lowestKg}\skg\.$`);
    await expect(sectionOf(page).getByText(comparedWith)).toBeVisible();
  });
});
