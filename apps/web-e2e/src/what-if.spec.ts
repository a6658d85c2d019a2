import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { flightAddress, LX316, LX52, LX53 } from './flights.ts';
import { expect, test } from './test.ts';

const table = (page: Page) => page.getByRole('table').filter({ hasText: 'With your changes' });
const economyOf = async (page: Page, row: string) =>
  Number(await table(page).getByRole('row', { name: row }).getByRole('cell').first().innerText());

async function openWhatIf(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'What if' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(table(page)).toBeVisible();
}

test(
  'a flight is flown with another aircraft and fuller, by keyboard, beside its own figure',
  { tag: '@phone' },
  async ({ page, calculator }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    expect(loaded.filter((address) => /what-if|\.bin/.test(address))).toEqual([]);
    await openWhatIf(page);
    const [shown] = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    const original = await economyOf(page, 'In the answer');
    expect(original).toBe(Number(shown));
    expect(await economyOf(page, 'With your changes')).toBe(original);

    const load = page.getByRole('slider', { name: 'Seats taken' });
    await load.focus();
    await page.keyboard.press('End');
    await expect(load).toHaveAttribute('aria-valuetext', '100\u202F%');
    await expect.poll(() => economyOf(page, 'With your changes')).toBeLessThan(original);
    const fuller = await economyOf(page, 'With your changes');
    await expect(page.getByText(/^Economy with your changes: [\d.]+ kilograms.*, difference −/)).toBeAttached();

    const aircraft = page.getByRole('combobox', { name: 'Aircraft', exact: true });
    await aircraft.focus();
    await page.keyboard.type('Boeing 787-9');
    await expect(aircraft).toHaveValue('789');
    await expect.poll(() => economyOf(page, 'With your changes')).not.toBe(fuller);
    expect(await economyOf(page, 'In the answer')).toBe(original);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await expect.poll(() => economyOf(page, 'With your changes')).toBe(original);
    await expect(aircraft).toHaveValue('');
    await expect(page.getByText('As in the answer again.')).toBeAttached();
  },
);

test('what no flight can have is told at its field, and the figure waits', async ({ page }) => {
  await page.goto(`${flightAddress(LX53)}#what-if`);
  const seats = page.getByRole('spinbutton', { name: 'Economy', exact: true });
  await seats.fill('900');
  await expect(page.getByRole('alert')).toContainText('No airliner may carry more than 853 passengers.');
  await expect(page.getByText('Correct what is marked to see the figure.', { exact: true }).first()).toBeVisible();
  await seats.fill('200');
  await expect(table(page)).toBeVisible();
  await expect.poll(() => economyOf(page, 'Difference, %')).not.toBe(0);

  const before = await economyOf(page, 'With your changes');
  await page.getByRole('slider', { name: 'Sustainable aviation fuel' }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageUp');
  const saving = page.getByRole('spinbutton', { name: 'Life-cycle saving' });
  await expect(saving).toHaveAccessibleDescription('Life-cycle saving: enter it, and the sustainable fuel is counted.');
  await saving.fill('80');
  await expect.poll(() => economyOf(page, 'With your changes')).toBeCloseTo(before * 0.6, 0);
});

test('it has the very figure of other flights, and asks again for tables that did not come', async ({
  page,
  faults,
}) => {
  faults.expect(/\.gz|ERR_FAILED|Failed to load/);
  await page.context().route('**/*.gz', (route) => route.abort());
  await page.goto(`${flightAddress(LX316)}#what-if`);
  await expect(page.getByRole('alert')).toContainText('The tables could not be loaded.');
  await page.context().unroute('**/*.gz');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page)).toBeVisible();
  expect(await economyOf(page, 'Difference, %')).toBe(0);
});
