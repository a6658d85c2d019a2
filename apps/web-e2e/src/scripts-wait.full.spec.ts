import { LX52 } from './flights.ts';
import { holdScriptsBack } from './hold-scripts-back.ts';
import { expect, test } from './test.ts';

test.describe('before its scripts come', () => {
  test('a button pressed before they come does its work once they have', async ({ page }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/route', { waitUntil: 'commit' });
    await page.getByText('Specific flight', { exact: true }).click();
    await expect(page).toHaveURL(/\/lookup\/route$/);
    letThrough();
    await expect(page).toHaveURL(/\/lookup\/flight$/);
    await expect(page.getByRole('combobox', { name: 'Carrier Code' })).toBeVisible();
  });

  test('Enter pressed on the home page before they come leads to the route’s result', async ({ page, calculator }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    await calculator.typeRoute('ZRH', 'BOS');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page).toHaveURL(/\/lookup\/route\?itinerary=ZRH-BOS$/);
    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
  });

  test('a name typed before they come is searched for once they have', async ({ page, calculator }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/route', { waitUntil: 'commit' });
    await calculator.origin.fill('gatwick');
    letThrough();
    await expect(calculator.option(/Gatwick/)).toBeVisible();
    await expect(calculator.origin).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Enter');
    await expect(calculator.origin).toHaveValue('LGW');
  });

  test('Enter pressed before they come submits the flight once they have, and once only', async ({
    page,
    calculator,
  }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/flight', { waitUntil: 'commit' });
    const entriesBefore = await page.evaluate(() => window.history.length);
    await calculator.typeFlight(LX52);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(calculator.emissionsTable).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(entriesBefore + 1);
  });

  test('Enter in a form that is not finished asks for nothing, and says what is missing', async ({
    page,
    calculator,
  }) => {
    const letThrough = await holdScriptsBack(page);
    await page.goto('/lookup/route', { waitUntil: 'commit' });
    await calculator.origin.fill('ZRH');
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page.locator('form [aria-live]').filter({ hasText: 'Still needed:' })).toHaveText(
      'Still needed: Destination.',
    );
    await expect(page).toHaveURL(/\/lookup\/route$/);
  });

  test('the menu, pressed twice, opens once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letThrough = await holdScriptsBack(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).dblclick();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});
