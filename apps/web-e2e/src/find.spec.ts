import { LX52, slashes } from './flights.ts';
import { expect, test } from './test.ts';

test.describe('places are found by name', () => {
  test.beforeEach(async ({ page, calculator }) => {
    await page.goto('/lookup/route');
    await calculator.origin.click();
  });

  test('in the words of several languages, with a letter wrong too', async ({ calculator }) => {
    for (const [typed, offered, code] of [
      ['heathrow', /London Heathrow Airport/, 'LHR'],
      ['münchen', /Munich Airport/, 'MUC'],
      ['munchen', /Munich Airport/, 'MUC'],
      ['genf', /Geneva/, 'GVA'],
      ['barcelna', /Barcelona/, 'BCN'],
    ] as const) {
      await test.step(`"${typed}" is ${code}`, async () => {
        await calculator.origin.fill('');
        await calculator.origin.pressSequentially(typed);
        await calculator.option(offered).first().click();
        await expect(calculator.origin).toHaveValue(code);
        await expect(calculator.option(/./)).toHaveCount(0);
        await expect(calculator.origin).toHaveAccessibleDescription(offered);
      });
    }
  });

  test('a city comes with its airports, and its code is answered', { tag: '@phone' }, async ({ page, calculator }) => {
    await calculator.origin.pressSequentially('new yrok');
    await expect(calculator.option(/All airports/)).toContainText('NYC');
    await expect(calculator.option(/John F Kennedy/)).toBeVisible();
    await expect(calculator.option(/Newark/)).toBeVisible();
    await calculator.option(/All airports/).click();
    await calculator.destination.fill('ZRH');
    await calculator.showEmissions.click();
    await expect(page).toHaveURL(/itinerary=NYC-ZRH$/);
    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
  });

  test('a code is typed as ever, and answered with its name', async ({ calculator }) => {
    await calculator.origin.pressSequentially('zrh');
    await expect(calculator.origin).toHaveAttribute('aria-invalid', 'false');
    await calculator.destination.click();
    await expect(calculator.origin).toHaveValue('zrh');
    await expect(calculator.origin).toHaveAccessibleDescription('Zürich Airport');
  });

  test('nothing is red while somebody types, what is left behind is, and a whole name is taken', async ({
    calculator,
  }) => {
    await calculator.origin.pressSequentially('nowhere at all');
    await expect(calculator.origin).toHaveAttribute('aria-invalid', 'false');
    await calculator.destination.click();
    await expect(calculator.origin).toHaveAttribute('aria-invalid', 'true');
    await expect(calculator.origin).toHaveAccessibleDescription(
      '3-letter IATA airport code No place of that name. Give a city, an airport or its code.',
    );
    await calculator.origin.fill('London');
    await calculator.destination.click();
    await expect(calculator.origin).toHaveValue('LON');
    await expect(calculator.origin).toHaveAccessibleDescription('London, all airports');
  });

  test('screen readers hear a list, its options and how many there are', async ({ page, calculator }) => {
    await calculator.origin.pressSequentially('gatwick');
    await expect(page.getByRole('listbox', { name: 'Origin' })).toBeVisible();
    await expect(page.getByText('1 suggestion', { exact: true })).toBeAttached();
    await expect(calculator.origin).toHaveAttribute('aria-expanded', 'true');
    const active = await calculator.origin.getAttribute('aria-activedescendant');
    await expect(calculator.option(/Gatwick/)).toHaveId(active ?? '');
  });
});

test(
  'a carrier of freight is found, and is said to have no figures',
  { tag: '@phone' },
  async ({ page, calculator }) => {
    await page.goto('/lookup/flight');
    for (const typed of ['FedEx', 'FX']) {
      await calculator.carrierCode.fill(typed);
      await expect(calculator.option(/./).first()).toContainText(
        /^FedEx Express.*Carries freight: no figures per passenger/,
      );
    }
    await calculator.option(/FedEx/).click();
    await expect(calculator.carrierCode).toHaveValue('FX');
    await expect(calculator.carrierCode).toHaveAccessibleDescription(/^FedEx Express\. Carries freight/);
  },
);

test('the airports of a city stand with the busiest first, also for a flight', async ({ page, calculator }) => {
  await page.goto('/lookup/flight');
  await calculator.origin.fill('new york');
  await expect(calculator.option(/./).first()).toContainText('JFK');
});

test('a flight is found by names and its numbers', async ({ page, calculator }) => {
  await page.goto('/lookup/flight');
  await calculator.origin.fill('zürich');
  await calculator.option(/Zürich/).click();
  await calculator.destination.fill('boston');
  await calculator.option(/BOS/).click();
  await calculator.carrierCode.fill('swiss');
  await calculator.option(/Swiss/).click();
  await expect(calculator.carrierCode).toHaveValue('LX');
  await calculator.flightNumber.click();
  await calculator.option('52').click();
  await calculator.departureDate.fill(slashes(LX52.departureDate));
  await calculator.showEmissions.click();
  await expect(calculator.emissionsTable).toBeVisible();
});

test('without its index a field is a text field', async ({ page, calculator, faults }) => {
  faults.expect(/index\.json|ERR_FAILED|Failed to load/);
  await page.route('**/index.json', (route) => route.abort());
  await page.goto('/lookup/route');
  await calculator.origin.click();
  await calculator.typeRoute('ZRH', 'BOS');
  await calculator.showEmissions.click();
  await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
});

test('the home page leads to a route’s result', async ({ page, calculator }) => {
  await page.goto('/');
  await expect(page.getByText('Cities and airports by name or code, one way.')).toBeVisible();
  await calculator.origin.click();
  await calculator.origin.pressSequentially('london');
  await calculator.option(/All airports/).click();
  await calculator.destination.click();
  await calculator.destination.pressSequentially('JFK');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lookup\/route\?itinerary=LON-JFK$/);
  await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Travel Impact Model' })).toBeVisible();
});
