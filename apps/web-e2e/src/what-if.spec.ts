import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';
import { changedTable, economyOf } from './what-if.ts';

async function openWhatIf(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'Try another aircraft, seating or load' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(changedTable(page)).toBeVisible();
}

test('a flight is flown with another aircraft and fuller, by keyboard, beside its own figure', async ({
  page,
  calculator,
}) => {
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
});
