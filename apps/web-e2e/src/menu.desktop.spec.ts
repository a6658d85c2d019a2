import { MENU, pathIn, TRANSLATIONS } from './pages.ts';
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

  for (const path of ['/', ...TRANSLATIONS.map((language) => pathIn(language, '/'))]) {
    test(`stands in one line beside the name of the site as soon as it is a row: ${path}`, async ({ page }) => {
      await page.goto(path);
      const name = page.getByRole('banner').getByRole('link').first();
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      const heightOfHeader = async () => (await page.getByRole('banner').boundingBox())?.height;
      const oneLine = await heightOfHeader();
      for (const width of [1024, 1100, 1220, 1281, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await heightOfHeader()).toBe(oneLine);
        expect(await name.evaluate((element) => element.scrollHeight < 50)).toBe(true);
        expect(await links.filter({ visible: true }).count()).toBeGreaterThan(MENU.length);
      }
    });
  }
});
