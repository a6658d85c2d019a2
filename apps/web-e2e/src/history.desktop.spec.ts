import { flightAddress, itineraryOf, LX52, LX53 } from './flights.ts';
import { expect, test } from './test.ts';

// The steps of the calculator's own pages are its tests (calculator-page.spec.tsx, what-was-typed.spec.tsx); here the browser takes them.
// spec: 2.86, 4.7
test('back and forward lead through modes, flights and pages, also past one that was reloaded', async ({
  page,
  calculator,
}) => {
  await page.goto('/lookup/route?itinerary=ZRH-BOS&v=2');
  await expect(calculator.mode('Route')).toBeChecked();
  await calculator.chooseMode('Specific flight');
  await expect(page).toHaveURL(/\/lookup\/flight\?itinerary=ZRH-BOS&v=2$/);
  await page.goBack();
  await expect(calculator.mode('Route')).toBeChecked();
  await expect(calculator.carrierCode).toBeHidden();
  await page.goForward();
  await expect(calculator.mode('Specific flight')).toBeChecked();
  await expect(calculator.carrierCode).toBeVisible();

  await page.goto(flightAddress(LX52));
  await expect(calculator.emissionsTable).toBeVisible();
  await calculator.typeFlight(LX53);
  await calculator.showEmissions.click();
  await expect(page).toHaveURL(new RegExp(itineraryOf(LX53)));
  await expect(calculator.emissionsTable).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(itineraryOf(LX52)));
  await expect(calculator.flightNumber).toHaveValue('52');
  await expect(calculator.emissionsTable).toBeVisible();

  await page.getByRole('link', { name: 'FAQ', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(itineraryOf(LX52)));
  await expect(calculator.emissionsTable).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
});
