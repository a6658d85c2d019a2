import { flightAddress, LX52, NOT_FLOWN, type TypedFlight } from './flights.ts';
import { expect, test } from './test.ts';

const UNKNOWN: readonly (readonly [string, TypedFlight, RegExp])[] = [
  ['an airline that does not fly the route', NOT_FLOWN, /Qantas \(QF\) is not known to fly this route\..*\(LX\)/],
  ['an airport that does not exist', { ...LX52, destination: 'QQQ' }, /QQQ/],
  ['a flight number no flight has', { ...LX52, flightNumber: '99999' }, /Flight numbers run from 1 to 9999\./],
];

test.describe('an unknown flight', () => {
  for (const [name, flight, why] of UNKNOWN) {
    // spec: 8.24
    test(`is answered with what to do, and why: ${name}`, async ({ page, calculator }) => {
      await page.goto(flightAddress(flight));
      await expect(calculator.alert).toContainText('We could not find this flight.');
      await expect(calculator.alert).toContainText('Please check the flight info and try again.');
      await expect(calculator.alert).toContainText('(Note that code shares are not supported.)');
      await expect(calculator.reason).toHaveText(why);
      await expect(calculator.emissionsTable).toBeHidden();
    });
  }

  test('keeps what was typed, so that it can be mended', async ({ page, calculator }) => {
    await page.goto('/lookup/flight');
    await calculator.typeFlight(NOT_FLOWN);
    await calculator.showEmissions.click();
    await expect(calculator.alert).toContainText('We could not find this flight.');
    await expect(calculator.carrierCode).toHaveValue('QF');
    await calculator.carrierCode.fill('LX');
    await calculator.flightNumber.fill('52');
    await calculator.showEmissions.click();
    await expect(calculator.emissionsTable).toBeVisible();
    await expect(page.getByText('We could not find this flight.')).toBeHidden();
  });
});
