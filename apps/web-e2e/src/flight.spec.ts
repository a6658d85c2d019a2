import { flightAddress, itineraryOf, LX52, slashes } from './flights.ts';
import { expect, test } from './test.ts';

/** Each figure is rounded by itself to 0.1 kg, so the parts as shown may miss their sum by that [kg]. */
const ROUNDING_KG = 0.1;

test.describe('a specific flight', () => {
  // spec: 1.19, 1.21, 1.25
  // spec: 2.85 in flight-form, 2.102 in flight-form, 2.103 in flight-form, 2.105 in flight-form, 2.109 in flight-form
  // spec: 2.110 in flight-form, 2.114 in flight-form
  // spec: 2.85 in flight-result, 2.102 in flight-result, 2.103 in flight-result, 2.105 in flight-result, 2.109 in flight-result
  // spec: 2.110 in flight-result, 2.114 in flight-result, 2.121 in flight-result, 2.122 in flight-result, 2.123 in flight-result
  // spec: 2.124 in flight-result, 2.125 in flight-result, 2.28 in flight-result, 2.30 in flight-result, 2.31 in flight-result
  test('is typed and answered: parts that add up to the whole in every cabin, where they come from, once a question', async ({
    page,
    calculator,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await page.goto('/lookup/flight');
    await calculator.expectForm('Specific flight', ['', '', '', '', '']);
    await expect(calculator.showEmissions).toBeDisabled();
    await calculator.typeFlight({ ...LX52, origin: 'zrh', carrierCode: 'lx' });
    await calculator.showEmissions.dblclick();

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
    expect(asked.toSorted()).toEqual(['computeFlightEmissions', 'computeTypicalFlightEmissions']);

    const wellToWake = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    const tankToWake = await calculator.figures(calculator.emissionsTable, 'Tank-to-Wake');
    const wellToTank = await calculator.figures(calculator.emissionsTable, 'Well-to-Tank');
    for (const [cabin, whole] of wellToWake.entries()) {
      const parts = [tankToWake[cabin], wellToTank[cabin]];
      if (whole === 'XX') {
        expect(parts).toEqual(['XX', 'XX']);
      } else {
        const sum = parts.reduce((total, part) => total + Number(part), 0);
        expect(Math.abs(sum - Number(whole))).toBeLessThanOrEqual(ROUNDING_KG + 1e-9);
      }
    }
    expect(wellToWake.filter((figure) => /^\d+\.\d$/.test(figure)).length).toBeGreaterThan(0);

    await expect(calculator.attributionTable).toContainText('Fuel Burn Estimates');
    for (const source of await calculator.attributionTable.getByRole('link').all()) {
      await expect(source).toHaveAttribute('target', '_blank');
      await expect(source).toHaveAttribute('rel', /noopener/);
    }
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

  // spec: 2.104
  test('is understood when it is pasted as tickets name it; only future ones are known, as is explained on request', async ({
    page,
    calculator,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = 'Emissions data is only available for future flights.';
    await page.goto('/lookup/flight');
    await expect(page.getByText(text)).toBeHidden();
    await page.getByRole('button', { name: 'About departure dates' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText(text)).toBeHidden();

    await calculator.typeFlight({ ...LX52, carrierCode: '', flightNumber: '' });
    await expect(page.getByText('Still needed: Carrier Code, Flight Number')).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText('LX 52'));
    await calculator.flightNumber.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(calculator.carrierCode).toHaveValue('LX');
    await expect(calculator.flightNumber).toHaveValue('52');
    await expect(calculator.flightNumber).toHaveAccessibleDescription('LX moved to Carrier Code');
    await expect(calculator.showEmissions).toBeEnabled();
  });

  test('with a number nobody knows on the route says so above the figures, and where it is listed', async ({
    page,
    calculator,
  }) => {
    await page.goto(flightAddress({ ...LX52, flightNumber: '9876' }));
    await expect(page.getByRole('alert')).toContainText('LX9876: Not in our list of flights on this route.');
    await expect(calculator.emissionsTable).toBeVisible();
    const listedElsewhere = { origin: 'EWR', destination: 'LHR', carrierCode: 'BA', flightNumber: '178' };
    await page.goto(flightAddress({ ...LX52, ...listedElsewhere }));
    await expect(page.getByRole('alert')).toContainText('It is listed New York (JFK) to London (LHR).');
  });
});
