import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

/** Flights that nobody can take, and why. */
const FREIGHT = { ...LX52, origin: 'MEM', destination: 'OAK', carrierCode: 'FX', flightNumber: '1258' };
const CEASED = { ...LX52, origin: 'PHL', destination: 'CLT', carrierCode: 'US', flightNumber: '819' };

test.describe('a flight without figures', () => {
  test('says first why there are none, with the specified words beside it', async ({ page, calculator }) => {
    await page.goto(flightAddress(FREIGHT));
    await expect(calculator.reason).toHaveText(/FedEx.*freight/);
    await expect(calculator.reason).toBeInViewport({ ratio: 1 });
    await expect(calculator.alert).toContainText('We could not find this flight.');
    await expect(calculator.alert).toBeInViewport({ ratio: 1 });
  });

  test('leads to who flies there now: to the figure', async ({ page, calculator }) => {
    await page.goto(flightAddress(CEASED));
    const link = page.getByRole('link', { name: /^Who flies .*\(PHL\) to .*\(CLT\) now$/ });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(/\/lookup\/route\?itinerary=PHL-CLT$/);
    await expect(calculator.headline).toBeFocused();
    await expect(calculator.headline.getByText(/^About [\d,]+\skg CO2e$/)).toBeInViewport({ ratio: 1 });
  });

  test('is brought into view when it was asked for', async ({ page, calculator }) => {
    await page.goto('/lookup/flight');
    await calculator.typeFlight(FREIGHT);
    await calculator.showEmissions.click();
    await expect(page.getByRole('region', { name: /^FX1258, .*\(MEM\) to .*\(OAK\), / })).toBeFocused();
    await expect(calculator.reason).toBeInViewport({ ratio: 1 });
  });
});

test('who flies it is one tap from the figure, of a route and of a flight', async ({ page, calculator }) => {
  const heading = page.getByRole('heading', { name: 'Who flies it, and what it emits' });
  for (const address of ['/lookup/route?itinerary=ZRH-BOS', flightAddress(LX52)]) {
    await page.goto(address);
    await calculator.headline.getByRole('link', { name: 'Who flies it' }).click();
    await expect(page).toHaveURL(/\/lookup\/route\?.*#options$/);
    await expect(page.getByRole('listitem').filter({ hasText: /· lowest/ })).toBeAttached();
    await expect(heading).toBeInViewport();
  }
});

test('a trip says whose flights it has, and is quoted at one press', async ({ page }) => {
  await page.goto('/trip?itinerary=MAN-DOH,DOH-BKK');
  await expect(page.getByText('Typical of all airlines: name a flight on a leg for its own figure.')).toBeVisible();
  await page.getByRole('link', { name: 'Quote it' }).click();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(
    /^Manchester \(MAN\) to Bangkok \(BKK\) through Doha \(DOH\), 1 person, economy\nAbout /,
  );
});

test('a flight of the list of everyone who flies a route opens at its figure', async ({ page, calculator }) => {
  await page.goto('/lookup/route?itinerary=ZRH-BOS');
  const rows = page.getByRole('region', { name: 'Who flies it, and what it emits' }).getByRole('listitem');
  await rows.filter({ hasText: 'direct' }).first().getByRole('link').click();
  await expect(calculator.headline).toBeFocused();
  await page.getByRole('link', { name: 'Everyone who flies this route, and what each emits' }).click();
  await expect(page.getByRole('heading', { name: 'Who flies it, and what it emits' })).toBeInViewport();
});
