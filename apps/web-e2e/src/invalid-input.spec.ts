import { LX52, slashes } from './flights.ts';
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

  // spec: 5.12
  test('is told at its field, red once something is typed, and loses nothing', async ({ calculator }) => {
    for (const [field, typed, message] of CASES) {
      const input = calculator[field];
      const valid = await input.inputValue();
      await input.fill(typed);
      await expect(calculator.showEmissions).toBeDisabled();
      await expect(input).toHaveAccessibleDescription(message);
      await expect(input).toHaveAttribute('aria-invalid', String(typed !== ''));
      await expect(input).toHaveValue(typed);
      await input.fill(valid);
      await expect(input).toHaveAccessibleDescription('');
      await expect(calculator.showEmissions).toBeEnabled();
    }
    await expect(calculator.departureDate).toHaveValue(slashes(LX52.departureDate));
  });
});
