import { flightAddress, itineraryOf, LX52, LX53 } from './flights.ts';
import { expect, test } from './test.ts';

test.describe('several flights in one address', () => {
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
    await expect(calculator.flightNumber).toHaveValue('53');

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
  });

  test('are read whether commas or slashes part them', async ({ page }) => {
    await page.goto(`/lookup/flight?itinerary=${itineraryOf(LX52)}/${itineraryOf(LX53)}`);
    await expect(page.getByRole('link', { name: /Emissions Details/ })).toHaveCount(2);
  });

  test('without a carrier, number and date are named by their route alone', async ({ page }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS,BOS-ZRH');
    await expect(page.getByRole('heading', { name: 'ZRH to BOS' })).toBeVisible();
    await expect(page.getByText('Departing')).toHaveCount(0);
  });

  test('are listed in either mode', async ({ page }) => {
    await page.goto(flightAddress(LX52, LX53).replace('/flight?', '/route?'));
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
  });
});
