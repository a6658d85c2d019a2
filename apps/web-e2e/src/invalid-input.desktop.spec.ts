import { itineraryOf, LX52, slashes, yyyymmdd } from './flights.ts';
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
  test('is told at its field, red once it is left, and loses nothing', async ({ calculator }) => {
    for (const [field, typed, message] of CASES) {
      const input = calculator[field];
      const valid = await input.inputValue();
      await input.fill(typed);
      await expect(input).toHaveAttribute('aria-invalid', 'false');
      await input.blur();
      await expect(calculator.showEmissions).toBeDisabled();
      // What no place has as a name is told so behind the specified words.
      await expect(input).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(input).toHaveAttribute('aria-invalid', String(typed !== ''));
      await expect(input).toHaveValue(typed);
      await input.fill(valid);
      await input.blur();
      await expect(input).not.toHaveAccessibleDescription(message);
      await expect(calculator.showEmissions).toBeEnabled();
    }
    await expect(calculator.departureDate).toHaveValue(slashes(LX52.departureDate));
  });
});

test.describe('a departure date', () => {
  const [year, month, day] = slashes(LX52.departureDate).split('/');
  const monthName = LX52.departureDate.toLocaleDateString('en-US', { month: 'short' });

  test('is read in other notations, but for one that may be read in two ways', async ({ page, calculator }) => {
    await page.goto('/lookup/flight');
    for (const typed of [`${day}.${month}.${year}`, `${day} ${monthName} ${year}`]) {
      await calculator.departureDate.fill('');
      await calculator.departureDate.pressSequentially(typed);
      await expect(calculator.departureDate).toHaveValue(slashes(LX52.departureDate));
      await expect(calculator.departureDate).toHaveAccessibleDescription('');
    }
    await calculator.departureDate.fill('05/06/2027');
    await expect(calculator.departureDate).toHaveAccessibleDescription('Departure date is written YYYY/MM/DD');
  });

  test('of the address that does not exist is today, and that is said', async ({ page, calculator }) => {
    await page.goto(`/lookup/flight?itinerary=${itineraryOf(LX52).replace(yyyymmdd(LX52.departureDate), '20270231')}`);
    await expect(calculator.alert.first()).toContainText('2027/02/31 in the address is not in the calendar. Today,');
    await calculator.openForm();
    await expect(calculator.departureDate).toHaveValue(slashes(new Date()));
  });
});

test('Enter in a form that is not finished says live what is missing', async ({ page, calculator }) => {
  await page.goto('/lookup/flight');
  await calculator.typeRoute('ZRH', 'BOS');
  await calculator.carrierCode.fill('LX');
  await calculator.carrierCode.press('Enter');
  await expect(page.locator('form [aria-live]').filter({ hasText: 'Still needed:' })).toHaveText(
    'Still needed: Flight Number, Departure Date.',
  );
});
