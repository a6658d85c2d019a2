import { expectOneLine } from './layout.ts';
import { MENU } from './pages.ts';
import { expect, test } from './test.ts';

test.describe('the menu', () => {
  // spec: 2.15, 2.16, 4.4
  test('is a row of links on a wide window, and marks where one is', async ({ page }) => {
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

  test('stands in one line beside the name of the site as soon as it is a row', async ({ page }) => {
    for (const path of ['/', '/de']) {
      await page.goto(path);
      await expectOneLine(page);
    }
  });
});
