import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

/** Flights that nobody can take, and why. */
const FREIGHT = { ...LX52, origin: 'MEM', destination: 'OAK', carrierCode: 'FX', flightNumber: '1258' };
const CEASED = { ...LX52, origin: 'PHL', destination: 'CLT', carrierCode: 'US', flightNumber: '819' };

test('a flight without figures says first why there are none, and leads to who flies there now', async ({
  page,
  calculator,
}) => {
  await page.goto('/lookup/flight');
  await calculator.typeFlight(FREIGHT);
  await calculator.showEmissions.click();
  await expect(page.getByRole('region', { name: /^FX1258, .*\(MEM\) to .*\(OAK\), / })).toBeFocused();
  await expect(calculator.reason).toHaveText(/FedEx.*freight/);
  await expect(calculator.reason).toBeInViewport({ ratio: 1 });
  await expect(calculator.alert).toContainText('We could not find this flight.');
  await expect(calculator.alert).toBeInViewport({ ratio: 1 });

  await page.goto(flightAddress(CEASED));
  const link = page.getByRole('link', { name: /^Who flies .*\(PHL\) to .*\(CLT\) now$/ });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(/\/lookup\/route\?itinerary=PHL-CLT$/);
  await expect(calculator.headline).toBeFocused();
  await expect(calculator.headline.getByText(/^About [\d,]+\skg CO2e$/)).toBeInViewport({ ratio: 1 });
});

test('from a route’s figure it is one tap to who flies it, to a flight’s figure, and back to everyone', async ({
  page,
  calculator,
}) => {
  const region = page.getByRole('region', { name: 'Flights on this route' });
  const heading = page.getByRole('heading', { name: 'Flights on this route' });
  await page.goto('/lookup/route?itinerary=ZRH-BOS');
  await calculator.headline.getByRole('link', { name: 'Flights on this route' }).click();
  await expect(page).toHaveURL(/\/lookup\/route\?.*#options$/);
  await expect(region.getByRole('listitem').filter({ hasText: 'direct' })).toBeAttached();
  await expect(heading).toBeInViewport();
  await region.getByRole('listitem').filter({ hasText: 'direct' }).first().getByRole('link').first().click();
  await expect(calculator.headline).toBeFocused();
  await calculator.headline.getByRole('link', { name: 'Flights on this route' }).click();
  await expect(page).toHaveURL(/\/lookup\/route\?.*#options$/);
  await expect(heading).toBeInViewport();
});
