import { layoutViolations } from './axe.ts';
import { doubleText, sidewaysOverflowPx } from './layout.ts';
import { PAGES, pathIn } from './pages.ts';
import { expectAnswers, GERMAN, OTHER_SPEAKERS } from './speakers.ts';
import { expect, test } from './test.ts';

for (const speaker of OTHER_SPEAKERS) {
  test(`in ${speaker.name} a route is found by its own names and answered, and a date is shown and read in its order`, async ({
    page,
    calculator,
  }) => {
    await expectAnswers(page, calculator, speaker);
  });
}

for (const { code, name } of [GERMAN, ...OTHER_SPEAKERS]) {
  test(`in ${name} every page is in order, in a narrow window and with text of twice its size`, async ({ page }) => {
    for (const { path } of PAGES) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(pathIn(code, path));
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await layoutViolations(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await sidewaysOverflowPx(page)).toBe(0);
        await doubleText(page);
        expect(await sidewaysOverflowPx(page)).toBe(0);
      });
    }
  });
}
