import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

const SUMMARY = 'Why other calculators differ';
const FIELD = 'A figure you have, in kg';

/** What is asked for when the section is opened: its code. */
const isPart = (url: string) => /other-methods-body/.test(url);

// What each method counts is the section's own test; here it is loaded, used with the keyboard, and found again.
test('why others say otherwise: loaded when it is opened, answers by keyboard, follows the cabin, is open after a reload', async ({
  page,
  calculator,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(flightAddress(LX52));
  await expect(calculator.attributionTable).toBeVisible();
  await expect(page.getByRole('button', { name: SUMMARY, expanded: false })).toBeVisible();
  expect(asked.filter(isPart)).toEqual([]);

  await page.getByRole('button', { name: SUMMARY }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('UK Government (DESNZ) 2026, with radiative forcing', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#others$/);
  expect(asked.filter(isPart)).not.toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(FIELD)).toBeFocused();
  await page.keyboard.type('690');
  await expect(page.getByRole('status').filter({ hasText: 'nearest' })).toHaveText(
    /^690\skg is nearest to UK Government \(DESNZ\) 2026, with radiative forcing: \d{3}\skg, \d+\skg (less|more)\./,
  );
  const dots = page.getByRole('list', { name: 'Kilograms by method' }).getByRole('listitem');
  await expect(dots.last()).toHaveText(/^Your figure\s*690\skg$/);

  const [, , business] = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
  // The cabin is the figure's.
  await page.getByRole('radio', { name: /^Economy/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // The table has tenths already rounded: half a kilogram may have gone either way.
  const shownKg = async () => Number((await dots.first().innerText()).replace(/^\D*|\skg.*$|,/gs, ''));
  await expect.poll(async () => Math.abs((await shownKg()) - Number(business))).toBeLessThan(0.6);

  await expect(page).toHaveURL(/#others$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who is right?' })).toBeVisible();
});
