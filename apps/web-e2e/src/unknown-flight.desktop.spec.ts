import { flightAddress, LX52, NOT_FLOWN } from './flights.ts';
import { expect, test } from './test.ts';

// Each reason has its words in unavailable-text.spec.ts.
// spec: 8.24
test('an unknown flight is answered with what to do, and why, and keeps what was typed, so that it can be mended', async ({
  page,
  calculator,
}) => {
  await page.goto('/lookup/flight');
  await calculator.typeFlight(NOT_FLOWN);
  await calculator.showEmissions.click();
  await expect(calculator.alert).toContainText('We could not find this flight.');
  await expect(calculator.alert).toContainText('Please check the flight info and try again.');
  await expect(calculator.alert).toContainText('(Note that code shares are not supported.)');
  await expect(calculator.reason).toHaveText(/Qantas \(QF\) is not known to fly this route\..*\(LX\)/);
  await expect(calculator.emissionsTable).toBeHidden();
  await expect(calculator.carrierCode).toHaveValue('QF');
  await calculator.carrierCode.fill('LX');
  await calculator.flightNumber.fill('52');
  await calculator.showEmissions.click();
  await expect(calculator.emissionsTable).toBeVisible();
  await expect(page.getByText('We could not find this flight.')).toBeHidden();
});

test('what is asked stands there as long as a figure may come, and never beside why there is none', async ({
  page,
  calculator,
}) => {
  await page.route(/computeFlightEmissions/, (route) =>
    route.fulfill({ json: { result: { flightEmissions: [{ flight: { origin: 'ZRH', destination: 'BOS' } }] } } }),
  );
  // At every frame from the first on.
  await page.addInitScript(() => {
    const look = () => {
      const both = ['[data-slot=asked]', 'main [role=alert]'].map((one) => document.querySelector(one));
      if (both.every((one) => one?.checkVisibility())) document.documentElement.dataset['both'] = '';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(flightAddress(LX52));
  await expect(calculator.alert).toContainText('We could not find this flight.');
  await expect(calculator.showEmissions).toBeEnabled();
  expect(await page.locator('html').getAttribute('data-both')).toBeNull();
});
