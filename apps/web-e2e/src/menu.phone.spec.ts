import { axeViolations } from './axe.ts';
import { MENU } from './pages.ts';
import { expect, test } from './test.ts';

test.describe('the menu', () => {
  // spec: 2.17, 4.2
  test('is a drawer on a phone, which closes when a page is chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(MENU);
    await expect(drawer.getByRole('navigation', { name: 'Trip, list and meeting' }).getByRole('link')).toHaveText([
      'Trip',
      'List',
      'Meeting',
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await drawer.getByRole('button', { name: /close/i }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: /menu/i })).toBeFocused();

    await page.getByRole('button', { name: /menu/i }).click();
    await drawer.getByRole('link', { name: 'Governance' }).click();
    await expect(page).toHaveURL(/\/governance$/);
    await expect(drawer).toBeHidden();
  });
});
