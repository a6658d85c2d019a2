import { flightAddress, itineraryOf, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

/** Each figure is rounded by itself to 0.1 kg, so the parts as shown may miss their sum by that [kg]. */
const ROUNDING_KG = 0.1;

test.describe('a specific flight', () => {
  // spec: 1.19, 2.102, 2.105
  test('is typed, submitted and answered with estimates', async ({ page, calculator }) => {
    await page.goto('/lookup/flight');
    await expect(page.getByText('Add your flight info to see emissions estimates per passenger')).toBeVisible();
    await expect(calculator.showEmissions).toBeDisabled();

    await calculator.typeFlight({ ...LX52, origin: 'zrh', carrierCode: 'lx' });
    await calculator.showEmissions.click();

    await expect(page.getByRole('heading', { name: 'Emissions estimates' })).toBeVisible();
    await expect(page.getByText('Fuel burn impact in kg CO2e per passenger')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/lookup/flight\\?itinerary=${itineraryOf(LX52)}$`));
    await expect(page.getByRole('heading', { name: 'Typical Emissions' })).toBeVisible();
    await expect(page.getByText('Model Version: 3.0.0')).toBeVisible();
    await expect(page.getByText('Estimated by the open engine from public data').first()).toBeVisible();
  });

  test('is asked for once by a double click', async ({ page, calculator }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await page.goto(flightAddress(LX52));
    await expect(calculator.attributionTable).toBeVisible();
    asked.length = 0;
    await calculator.openForm();
    await calculator.showEmissions.dblclick();
    await expect(calculator.headline).toBeFocused();
    await expect(calculator.attributionTable).toBeVisible();
    // Nothing that came to stand where the form had been was pressed.
    expect(page.url()).not.toContain('cabin=');
    expect(asked.toSorted()).toEqual(['computeFlightEmissions', 'computeTypicalFlightEmissions']);
  });

  test('is understood when it is pasted as tickets name it', async ({ page, calculator, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/lookup/flight');
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

  // spec: 1.21
  test('shows in every cabin the parts of which the whole is the sum', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();

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
  });

  test('with a number nobody knows on the route says so above the figures', async ({ page, calculator }) => {
    await page.goto(flightAddress({ ...LX52, flightNumber: '9876' }));
    await expect(page.getByRole('alert')).toContainText('LX9876: Not in the list of flights on this route.');
    await expect(calculator.emissionsTable).toBeVisible();
  });

  test('with a number that is listed elsewhere says where', async ({ page }) => {
    await page.goto(
      flightAddress({ ...LX52, origin: 'EWR', destination: 'LHR', carrierCode: 'BA', flightNumber: '178' }),
    );
    await expect(page.getByRole('alert')).toContainText('It is listed New York (JFK) to London (LHR).');
  });

  test('stays named while the form changes', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    await calculator.openForm();
    await calculator.destination.fill('LHR');
    await expect(page.getByText(/^Zurich \(ZRH\) to Boston \(BOS\) · LX52 · /)).toBeVisible();
  });

  // spec: 1.25, 2.125
  test('says where its figures come from', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(page.getByRole('heading', { name: 'Data Attribution' })).toBeVisible();
    await expect(calculator.attributionTable).toContainText('Fuel Burn Estimates');

    const sources = calculator.attributionTable.getByRole('link');
    for (const source of await sources.all()) {
      await expect(source).toHaveAttribute('target', '_blank');
      await expect(source).toHaveAttribute('rel', /noopener/);
    }
    await expect(
      page.getByRole('link', { name: 'Learn more about how these values are calculated (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://github.com/google/travel-impact-model');
  });

  test('is answered again after a reload of its shared address', async ({ page, calculator }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    const before = await calculator.figures(calculator.emissionsTable, 'Well-to-Wake');
    await page.reload();
    await expect(calculator.emissionsTable).toBeVisible();
    expect(await calculator.figures(calculator.emissionsTable, 'Well-to-Wake')).toEqual(before);
    await calculator.openForm();
    await expect(calculator.flightNumber).toHaveValue('52');
  });

  test('warns when its address asks for a version', async ({ page, calculator }) => {
    await page.goto(`${flightAddress(LX52)}&v=1`);
    await expect(calculator.emissionsTable).toBeVisible();
    await expect(page.getByText('Warning: This data is using the latest model version.')).toBeVisible();
  });

  // spec: 2.104
  test('explains on request that only future flights are known', async ({ page }) => {
    const text = 'Emissions data is only available for future flights.';
    await page.goto('/lookup/flight');
    await expect(page.getByText(text)).toBeHidden();
    await page.getByRole('button', { name: 'About departure dates' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText(text)).toBeHidden();
  });
});
