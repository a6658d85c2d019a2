import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

test.describe('on a bad connection', () => {
  test('somebody who is offline is told so before anything else', async ({ page, calculator, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load|net::/);
    await page.goto('/lookup/route?itinerary=ZRH-BOS');
    await expect(calculator.typicalTable).toBeVisible();
    await page.context().setOffline(true);
    await calculator.showEmissions.click();
    await expect(calculator.alert.first()).toContainText('You are offline.');
    await expect(calculator.alert.nth(1)).toContainText('We could not find this route.');
    await page.context().setOffline(false);
    await calculator.showEmissions.click();
    await expect(calculator.typicalTable).toBeVisible();
    await expect(calculator.alert).toHaveCount(0);
  });

  test('a form whose script does not come says so, and is loaded again on request', async ({
    page,
    calculator,
    faults,
  }) => {
    faults.expect(/assets\/main-|Failed to load/);
    await page.route(/assets\/main-/, (route) => route.abort());
    await page.goto(flightAddress(LX52));
    await expect(calculator.alert).toContainText('The calculator has not loaded yet');

    await page.unroute(/assets\/main-/);
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await expect(calculator.emissionsTable).toBeVisible();
    await expect(page.getByText('The calculator has not loaded yet')).toBeHidden();
  });

  test('a page whose code does not come is loaded as a whole', async ({ page, calculator, faults }) => {
    faults.expect(/assets\/about-page-|Failed to load/);
    await page.route(/assets\/about-page-/, (route) => route.abort());
    await page.goto('/lookup/route?itinerary=ZRH-BOS');
    await expect(calculator.typicalTable).toBeVisible();
    await page.getByRole('link', { name: 'About', exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/about-tim$/);
    await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
    await page.goBack();
    await expect(calculator.typicalTable).toBeVisible();
  });
});
