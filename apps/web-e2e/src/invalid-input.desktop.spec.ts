import { LX52, slashes } from './flights.ts';
import { expect, test } from './test.ts';

// Which input is invalid, and what is said of it, are the panels' own tests; here it is said in the form as it is served.
// spec: 5.12
test('invalid input is told at its field, red once it is left, and loses nothing; Enter says live what is missing', async ({
  page,
  calculator,
}) => {
  await page.goto('/lookup/flight');
  await calculator.typeRoute('ZRH', 'BOS');
  await calculator.carrierCode.fill('LX');
  await calculator.carrierCode.press('Enter');
  await expect(page.locator('form [aria-live]').filter({ hasText: 'Still needed:' })).toHaveText(
    'Still needed: Flight Number, Departure Date.',
  );

  await calculator.typeFlight(LX52);
  await expect(calculator.showEmissions).toBeEnabled();
  for (const [field, typed, message] of [
    ['destination', 'B0S', '3-letter IATA airport code'],
    ['flightNumber', 'LX52', 'Numbers only'],
  ] as const) {
    const input = calculator[field];
    const valid = await input.inputValue();
    await input.fill(typed);
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await input.blur();
    await expect(calculator.showEmissions).toBeDisabled();
    // What no place has as a name is told so behind the specified words.
    await expect(input).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveValue(typed);
    await input.fill(valid);
    await input.blur();
    await expect(input).not.toHaveAccessibleDescription(message);
    await expect(calculator.showEmissions).toBeEnabled();
  }
  await expect(calculator.departureDate).toHaveValue(slashes(LX52.departureDate));
});
