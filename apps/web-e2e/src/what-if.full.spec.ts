import { flightAddress, LX316, LX53 } from './flights.ts';
import { expect, test } from './test.ts';
import { changedTable, economyOf } from './what-if.ts';

test('what no flight can have is told at its field, and the figure waits', async ({ page }) => {
  await page.goto(`${flightAddress(LX53)}#what-if`);
  const seats = page.getByRole('spinbutton', { name: 'Economy', exact: true });
  await seats.fill('900');
  await expect(page.getByRole('alert')).toContainText('No airliner may carry more than 853 passengers.');
  await expect(page.getByText('Correct what is marked to see the figure.', { exact: true }).first()).toBeVisible();
  await seats.fill('200');
  await expect(changedTable(page)).toBeVisible();
  await expect.poll(() => economyOf(page, 'Difference, %')).not.toBe(0);
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
  await expect(changedTable(page)).toBeVisible();
  expect(await economyOf(page, 'Difference, %')).toBe(0);
});
