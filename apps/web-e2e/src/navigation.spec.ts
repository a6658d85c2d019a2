import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';

// spec: 1.26, 6.1
test('every page has its title, its heading and the way on', async ({ page }) => {
  for (const { path, title, heading } of PAGES) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Powered by the open engine');
      await expect(footer.getByRole('link', { name: 'Contact Us (opens in a new tab)' })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' })).toBeVisible();
    });
  }
});

test.describe('the questions', () => {
  // spec: 2.72, 2.73, 4.27
  test('open and close each on its own', async ({ page }) => {
    await page.goto('/faq');
    const first = page.getByText('What is the Travel Impact Model?');
    const second = page.getByText('Why is it needed?');
    const firstAnswer = page.getByText('predicts the CO2e emissions');
    const secondAnswer = page.getByText('22 to 63%');
    await expect(firstAnswer).toBeHidden();
    await first.click();
    await second.click();
    await expect(firstAnswer).toBeVisible();
    await expect(secondAnswer).toBeVisible();
    await first.click();
    await expect(firstAnswer).toBeHidden();
    await expect(secondAnswer).toBeVisible();
  });
});
