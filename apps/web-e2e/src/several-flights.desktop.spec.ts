import { flightAddress, itineraryOf, LX52, LX53 } from './flights.ts';
import { expect, test } from './test.ts';

test.describe('several flights in one address', () => {
  // spec: 2.88, 2.95 in flight-list, 2.96 in flight-list, 2.97 in flight-list, 2.98 in flight-list
  test('are listed instead of the form, each with a link to its own emissions, from which they are a link away', async ({
    page,
    calculator,
  }) => {
    // Whether commas or slashes part them, in either mode.
    await page.goto(`/lookup/route?itinerary=${itineraryOf(LX52)}/${itineraryOf(LX53)}`);
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Emissions Details/ })).toHaveCount(2);

    const list = `${flightAddress(LX52, LX53)}&v=1`;
    await page.goto(list);
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();
    await expect(calculator.showEmissions).toBeHidden();
    await expect(calculator.headline).toBeHidden();
    await expect(page.getByText('ZRH to BOS')).toBeVisible();
    await expect(page.getByText('BOS to ZRH')).toBeVisible();
    await expect(page.getByText(/LX52 · Departing \w{3}, \w{3} \d{1,2}, \d{4}/)).toBeVisible();

    await page.getByRole('link', { name: 'Emissions Details for BOS to ZRH' }).click();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('itinerary')).toBe(itineraryOf(LX53));
    expect(searchParams.get('v')).toBe('1');
    await expect(calculator.headline).toBeFocused();
    await expect(page.getByText(/^LX53, Boston \(BOS\) to Zurich \(ZRH\), /)).toBeVisible();
    await expect(calculator.headline.getByText(/^About [\d,]+\skg CO2e$/)).toBeVisible();
    await expect(calculator.flightNumber).toHaveValue('53');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'All flights' })).toBeVisible();

    await page.getByRole('link', { name: 'Emissions Details for ZRH to BOS' }).click();
    await expect(calculator.headline).toBeFocused();
    await page.reload();
    await expect(calculator.emissionsTable).toBeVisible();
    await page.getByRole('link', { name: 'All flights' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('link', { name: /Emissions Details/ })).toHaveCount(2);
  });
});
