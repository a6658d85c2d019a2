import { NOT_FLOWN } from './flights.ts';
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
