import { flightAddress, itineraryOf, LX52, LX53 } from './flights.ts';
import { expect, test } from './test.ts';

test.describe('several flights in one address', () => {
  // spec: 2.98
  test('are listed instead of the form, each with a link to its own emissions', async ({ page, calculator }) => {
    await page.goto(`${flightAddress(LX52, LX53)}&v=1`);
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
    await expect(calculator.showEmissions).toBeHidden();
    await expect(page.getByText('ZRH to BOS')).toBeVisible();
    await expect(page.getByText('BOS to ZRH')).toBeVisible();
    await expect(page.getByText(/LX52 · Departing \w{3}, \w{3} \d{1,2}, \d{4}/)).toBeVisible();

    await page
      .getByRole('link', { name: /Emissions Details/ })
      .nth(1)
      .click();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('itinerary')).toBe(itineraryOf(LX53));
    expect(searchParams.get('v')).toBe('1');
    await calculator.openForm();
    await expect(calculator.flightNumber).toHaveValue('53');

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
  });

  test('are a link away from each of them, after a reload too', async ({ page, calculator }) => {
    const list = flightAddress(LX52, LX53);
    await page.goto(list);
    await page.getByRole('link', { name: 'Emissions Details for ZRH to BOS' }).click();
    await expect(calculator.headline).toBeFocused();
    await page.reload();
    await expect(calculator.emissionsTable).toBeVisible();
    await page.getByRole('link', { name: 'All flights' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('link', { name: /Emissions Details/ })).toHaveCount(2);

    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    await expect(page.getByRole('link', { name: 'All flights' })).toBeHidden();
  });

  test('say of each that cannot be looked up what is wrong with it', async ({ page, calculator }) => {
    const past = { ...LX53, departureDate: new Date(2023, 6, 1) };
    await page.goto(`${flightAddress(LX52, past)},ZRH-JFK`);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Emissions Details/ }) });
    await expect(cards.nth(0)).not.toContainText('Departure Date');
    await expect(cards.nth(1)).toContainText('Departure date should be in the future');
    await expect(cards.nth(2)).toContainText('Still needed: Carrier Code, Flight Number, Departure Date');
    await cards.nth(1).getByRole('link').click();
    await expect(calculator.departureDate).toHaveAccessibleDescription('Departure date should be in the future');
  });

  // spec: 2.88
  test('are read whether commas or slashes part them, in either mode', async ({ page }) => {
    await page.goto(`/lookup/route?itinerary=${itineraryOf(LX52)}/${itineraryOf(LX53)}`);
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Emissions Details/ })).toHaveCount(2);
  });

  test('without a carrier, number and date are named by their route alone', async ({ page }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS,BOS-ZRH');
    await expect(page.getByRole('heading', { name: 'ZRH to BOS' })).toBeVisible();
    await expect(page.getByText('Departing')).toHaveCount(0);
  });
});
