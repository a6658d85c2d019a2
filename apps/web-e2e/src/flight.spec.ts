import { itineraryOf, LX52, slashes } from './flights.ts';
import { expect, test } from './test.ts';

test.describe('a specific flight', () => {
  // spec: 1.19, 1.21, 1.25
  // spec: 2.85 in flight-form, 2.102 in flight-form, 2.103 in flight-form, 2.105 in flight-form, 2.109 in flight-form
  // spec: 2.110 in flight-form, 2.114 in flight-form
  // spec: 2.85 in flight-result, 2.102 in flight-result, 2.103 in flight-result, 2.105 in flight-result, 2.109 in flight-result
  // spec: 2.110 in flight-result, 2.114 in flight-result, 2.121 in flight-result, 2.122 in flight-result, 2.123 in flight-result
  // spec: 2.124 in flight-result, 2.125 in flight-result, 2.28 in flight-result, 2.30 in flight-result, 2.31 in flight-result
  test('is typed and answered with its figures and where they come from, at an address that is answered alike', async ({
    page,
    calculator,
  }) => {
    await page.goto('/lookup/flight');
    await calculator.expectForm('Specific flight', ['', '', '', '', '']);
    await expect(calculator.showEmissions).toBeDisabled();
    await calculator.typeFlight({ ...LX52, origin: 'zrh', carrierCode: 'lx' });
    await calculator.showEmissions.click();

    await expect(calculator.headline).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/lookup/flight\\?itinerary=${itineraryOf(LX52)}$`));
    await expect(page.getByRole('heading', { name: 'Emissions estimates' })).toBeVisible();
    await expect(page.getByText('Fuel burn impact in kg CO2e per passenger')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Typical Emissions' })).toBeVisible();
    await calculator.expectFooter();
    await calculator.expectForm('Specific flight', ['ZRH', 'BOS', 'LX', '52', slashes(LX52.departureDate)]);
    await expect(calculator.emissionsTable).toBeVisible();
    await expect(calculator.typicalTable).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Contrails' })).toBeVisible();
    await expect(page.getByText('Estimated by the open engine from public data').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Data Attribution' })).toBeVisible();

    const wellToWake = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    expect(wellToWake.filter((figure) => /^\d+\.\d$/.test(figure)).length).toBeGreaterThan(0);

    await expect(calculator.attributionTable).toContainText('Fuel Burn Estimates');
    const learnMore = page.getByRole('link', {
      name: 'Learn more about how these values are calculated (opens in a new tab)',
    });
    await expect(learnMore).toBeVisible();
    await expect(learnMore).toHaveAttribute('href', 'https://github.com/google/travel-impact-model');

    // Its shared address is answered alike, and it stays named while the form changes.
    await page.reload();
    await expect(calculator.emissionsTable).toBeVisible();
    expect(await calculator.figures(calculator.emissionsTable, 'Well-to-Wake')).toEqual(wellToWake);
    await expect(calculator.flightNumber).toHaveValue('52');
    await calculator.destination.fill('LHR');
    await expect(page.getByText(/^LX52, Zurich \(ZRH\) to Boston \(BOS\), /)).toBeVisible();
  });
});
