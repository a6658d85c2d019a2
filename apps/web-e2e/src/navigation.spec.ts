import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';

const MENU = ['Home', 'About', 'Governance', 'Emissions Calculator', 'FAQ'];

test.describe('every page', () => {
  for (const { path, title, heading } of PAGES) {
    test(`${path} has its title, its heading and the way on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Powered by Google');
      await expect(footer.getByRole('link', { name: 'Contact Us (opens in a new tab)' })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' })).toBeVisible();
    });
  }
});

test.describe('the menu', () => {
  test('is a row of links on a wide window, and marks where one is', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a drawer on a phone');
    await page.goto('/');
    const links = page.getByRole('navigation').first().getByRole('link');
    await expect(links.filter({ visible: true })).toHaveText(MENU);
    for (const name of MENU) {
      await page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('banner').locator('[aria-current="page"]').filter({ visible: true })).toHaveText(
        name,
      );
    }
  });

  test('is a drawer on a phone, which closes when a page is chosen', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a row of links on a wide window');
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link')).toHaveText(MENU);
    await drawer.getByRole('button', { name: /close/i }).click();
    await expect(drawer).toBeHidden();

    await page.getByRole('button', { name: /menu/i }).click();
    await drawer.getByRole('link', { name: 'Governance' }).click();
    await expect(page).toHaveURL(/\/governance$/);
    await expect(drawer).toBeHidden();
  });
});

test.describe('the questions', () => {
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
