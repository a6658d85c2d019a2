import { LX52, slashes } from './flights.ts';
import { expect, test } from './test.ts';

test(
  'a city is found with a letter wrong, chosen as one, and answered',
  { tag: '@phone' },
  async ({ page, calculator }) => {
    await page.goto('/lookup/route');
    await calculator.origin.click();
    await calculator.origin.pressSequentially('new yrok');
    await expect(page.getByRole('listbox', { name: 'Origin' })).toBeVisible();
    await expect(calculator.origin).toHaveAttribute('aria-expanded', 'true');
    await expect(calculator.origin).toHaveAttribute('aria-activedescendant', /./);
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
  await calculator.origin.fill('zürich');
  await calculator.option(/Zürich/).click();
  await calculator.destination.fill('boston');
  await calculator.option(/BOS/).click();
  await calculator.carrierCode.fill('FedEx');
  await calculator.option(/FedEx/).click();
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
