import { flightAddress, itineraryOf, LX52, LX53 } from './flights.ts';
import { expect, test } from './test.ts';

test.describe('the address', () => {
  // spec: 2.86
  test('keeps its query when the mode changes', async ({ page, calculator }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS&v=2');
    await expect(calculator.mode('Route')).toBeChecked();
    await calculator.chooseMode('Specific flight');
    await expect(page).toHaveURL(/\/lookup\/flight\?itinerary=ZRH-BOS&v=2$/);
    await expect(calculator.mode('Specific flight')).toBeChecked();
    await expect(calculator.origin).toHaveValue('ZRH');
    await calculator.chooseMode('Route');
    await expect(page).toHaveURL(/\/lookup\/route\?itinerary=ZRH-BOS&v=2$/);
  });

  test('leaves what is typed in its place when the mode changes', async ({ page, calculator }) => {
    await page.goto('/lookup/route');
    await calculator.typeRoute('ZRH', 'BOS');
    await calculator.chooseMode('Specific flight');
    await expect(calculator.origin).toHaveValue('ZRH');
    await calculator.carrierCode.fill('LX');
    await calculator.chooseMode('Route');
    await calculator.chooseMode('Specific flight');
    await expect(calculator.destination).toHaveValue('BOS');
    await expect(calculator.carrierCode).toHaveValue('LX');
    await expect(page).toHaveURL(/\/lookup\/flight$/);
  });

  // spec: 4.7
  test('takes the calculator back and forward with it', async ({ page, calculator }) => {
    await page.goto('/lookup/route');
    await calculator.chooseMode('Specific flight');
    await expect(calculator.mode('Specific flight')).toBeChecked();
    await page.goBack();
    await expect(calculator.mode('Route')).toBeChecked();
    await expect(calculator.carrierCode).toBeHidden();
    await page.goForward();
    await expect(calculator.mode('Specific flight')).toBeChecked();
    await expect(calculator.carrierCode).toBeVisible();
  });

  test('goes back from one submitted flight to the one before, and shows its emissions', async ({
    page,
    calculator,
  }) => {
    await page.goto(flightAddress(LX52));
    await expect(calculator.emissionsTable).toBeVisible();
    await calculator.openForm();
    await calculator.typeFlight(LX53);
    await calculator.showEmissions.click();
    await expect(page).toHaveURL(new RegExp(itineraryOf(LX53)));
    await expect(calculator.emissionsTable).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(itineraryOf(LX52)));
    await calculator.openForm();
    await expect(calculator.flightNumber).toHaveValue('52');
    await expect(calculator.emissionsTable).toBeVisible();
  });

  test('leads back to the calculator from a page that was reloaded on the way', async ({ page, calculator }) => {
    await page.goto('/lookup/route?itinerary=ZRH-BOS');
    await expect(calculator.typicalTable).toBeVisible();
    await page.getByRole('link', { name: 'FAQ', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(/itinerary=ZRH-BOS$/);
    await expect(calculator.typicalTable).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  });
});
