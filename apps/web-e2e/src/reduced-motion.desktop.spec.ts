import { expect, test } from './test.ts';

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a change of theme and the menu are there at once', async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await page.goto('/');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await moving()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await moving()).toBe(0);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport();
  });
});
