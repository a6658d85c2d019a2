import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

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
