import { holdScriptsBack } from './hold-back.ts';
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
});
