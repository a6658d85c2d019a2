import { LX52, slashes } from './flights.ts';
import { expect, test } from './test.ts';

test(
  'places are found in the words of several languages, with a letter wrong too, and a city answered as one',
  { tag: '@phone' },
  async ({ page, calculator }) => {
    await page.goto('/lookup/route');
    await calculator.origin.click();
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
    await calculator.origin.fill('');
    await calculator.origin.pressSequentially('new yrok');
    await expect(page.getByRole('listbox', { name: 'Origin' })).toBeVisible();
    await expect(calculator.origin).toHaveAttribute('aria-expanded', 'true');
    const active = await calculator.origin.getAttribute('aria-activedescendant');
    await expect(calculator.option(/All airports/)).toHaveId(active ?? '');
    await expect(calculator.option(/All airports/)).toContainText('NYC');
    await expect(calculator.option(/John F Kennedy/)).toBeVisible();
    await expect(calculator.option(/Newark/)).toBeVisible();
    await calculator.option(/All airports/).click();
    // What is typed at once after a choice lands where it is typed.
    await calculator.destination.pressSequentially('zrh');
    await expect(calculator.origin).toHaveValue('NYC');
    await expect(calculator.destination).toHaveValue('zrh');
    await calculator.destination.blur();
    await expect(calculator.destination).toHaveAccessibleDescription('Zürich Airport');
    await calculator.showEmissions.click();
    await expect(page).toHaveURL(/itinerary=NYC-ZRH$/);
    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
  },
);

test('a flight is found by names and its numbers; a carrier of freight is said to have no figures', async ({
  page,
  calculator,
}) => {
  await page.goto('/lookup/flight');
  // The airports of a city stand with the busiest first.
  await calculator.origin.fill('new york');
  await expect(calculator.option(/./).first()).toContainText('JFK');
  await calculator.origin.fill('zürich');
  await calculator.option(/Zürich/).click();
  await calculator.destination.fill('boston');
  await calculator.option(/BOS/).click();
  for (const typed of ['FedEx', 'FX']) {
    await calculator.carrierCode.fill(typed);
    await expect(calculator.option(/./).first()).toContainText(
      /^FedEx Express.*Carries freight: no figures per passenger/,
    );
  }
  await calculator.option(/FedEx/).click();
  await expect(calculator.carrierCode).toHaveValue('FX');
  await expect(calculator.carrierCode).toHaveAccessibleDescription(/^FedEx Express\. Carries freight/);
  await calculator.carrierCode.fill('swiss');
  await calculator.option(/Swiss/).click();
  await expect(calculator.carrierCode).toHaveValue('LX');
  await calculator.flightNumber.click();
  await calculator.option('52').click();
  await calculator.departureDate.fill(slashes(LX52.departureDate));
  await calculator.showEmissions.click();
  await expect(calculator.emissionsTable).toBeVisible();
});

test('the home page leads to a route’s result', async ({ page, calculator }) => {
  await page.goto('/');
  await expect(page.getByText('City, airport or code').first()).toBeVisible();
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
