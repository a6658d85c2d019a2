import { LX52 } from './flights.ts';
import { expect, test } from './test.ts';

test.describe('invalid input', () => {
  test.beforeEach(async ({ page, calculator }) => {
    await page.goto('/lookup/flight');
    await calculator.typeFlight(LX52);
    await expect(calculator.showEmissions).toBeEnabled();
  });

  const CASES = [
    ['origin', 'ZR', '3-letter IATA airport code'],
    ['origin', '', '3-letter IATA airport code'],
    ['destination', 'B0S', '3-letter IATA airport code'],
    ['carrierCode', 'L', '2-character IATA airline code'],
    ['flightNumber', 'LX52', 'Numbers only'],
    ['flightNumber', '', 'Numbers only'],
  ] as const;

  for (const [field, typed, message] of CASES) {
    test(`is told at its field and loses nothing: ${field} "${typed}"`, async ({ calculator }) => {
      const input = calculator[field];
      await input.fill(typed);
      await expect(calculator.showEmissions).toBeDisabled();
      await expect(input).toHaveAccessibleDescription(new RegExp(message));
      await expect(input).toHaveValue(typed);
      if (typed === '') {
        await expect(input).not.toHaveAttribute('aria-invalid', 'true');
      } else {
        await expect(input).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(calculator.destination).toHaveValue(field === 'destination' ? typed : 'BOS');
    });
  }

  test('is forgotten as soon as it is mended', async ({ page, calculator }) => {
    await calculator.origin.fill('Z');
    await expect(page.getByText('3-letter IATA airport code')).toBeVisible();
    await calculator.origin.fill('ZRH');
    await expect(page.getByText('3-letter IATA airport code')).toBeHidden();
    await expect(calculator.showEmissions).toBeEnabled();
  });
});
