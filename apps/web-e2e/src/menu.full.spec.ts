import { expectOneLine } from './layout.ts';
import { pathIn, TRANSLATIONS } from './pages.ts';
import { test } from './test.ts';

for (const language of TRANSLATIONS) {
  test(`the menu stands in one line beside the name of the site as soon as it is a row: ${language}`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, '/'));
    await expectOneLine(page);
  });
}
