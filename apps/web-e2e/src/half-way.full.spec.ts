import { axeViolations, colourViolations } from './axe.ts';
import { PAGES } from './pages.ts';
import { expect, test } from './test.ts';

const LOOKS = ['light', 'dark'] as const;

test.describe('before its script is there', () => {
  for (const colorScheme of LOOKS) {
    test(`each page is in order, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      // Asked for, and never answered.
      await page.route(/\/assets\/[^/]*\.js$/, () => undefined);
      for (const { path } of PAGES) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('main')).toBeVisible();
        expect(await (colorScheme === 'light' ? axeViolations : colourViolations)(page), path).toEqual([]);
      }
    });
  }
});
