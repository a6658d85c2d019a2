import { flightAddress, itineraryOf, LX52, LX53 } from './flights.ts';
import { expect, test } from './test.ts';

// Either mode, and the way to one of them and back, are from-the-list.spec.tsx; here a page is loaded anew.
// spec: 2.95 in flight-list, 2.96 in flight-list, 2.97 in flight-list, 2.98 in flight-list
test('several flights in one address are listed instead of the form, a link away from each also after a reload', async ({
  page,
  calculator,
}) => {
  const list = `${flightAddress(LX52, LX53)}&v=1`;
  await page.goto(list);
  await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
  await expect(calculator.showEmissions).toBeHidden();
  await expect(calculator.headline).toBeHidden();
  await expect(page.getByText('ZRH to BOS')).toBeVisible();
  await expect(page.getByText('BOS to ZRH')).toBeVisible();
  await expect(page.getByText(/LX52 · Departing \w{3}, \w{3} \d{1,2}, \d{4}/)).toBeVisible();

  await page.getByRole('link', { name: 'Emissions Details for ZRH to BOS' }).click();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('itinerary')).toBe(itineraryOf(LX52));
  expect(searchParams.get('v')).toBe('1');
  await expect(calculator.headline).toBeFocused();
  await page.reload();
  await expect(calculator.emissionsTable).toBeVisible();
  await page.getByRole('link', { name: 'All flights' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: /Emissions Details/ })).toHaveCount(2);
});
