import { doubleText, sidewaysOverflowPx, singleText } from './layout.ts';
import { PAGES, pathIn } from './pages.ts';
import { expectAnswers, GERMAN } from './speakers.ts';
import { expect, test } from './test.ts';

// Of the other languages it is languages.full.spec.ts that asks; what stands in their pages is read by tools/checks/languages.
test.describe('in German', () => {
  test('a route is found and answered, a date shown and read, weeks begin with Monday, the working has its words', async ({
    page,
    calculator,
  }) => {
    await expectAnswers(page, calculator, GERMAN);
    await page.getByRole('button', { name: 'Alle Angaben zu diesem Wert' }).click();
    await expect(page.getByText('1. Kürzeste Entfernung über die Erde')).toBeVisible();
    await page.goto('/de/lookup/flight');
    await page.getByRole('button', { name: /^Abflugdatum, gewählt/ }).click();
    await expect(page.getByRole('dialog').getByRole('columnheader').first()).toHaveAccessibleName('Montag');
  });

  test.describe('in a narrow window', () => {
    test.use({ viewport: { width: 320, height: 800 } });

    test('each page fits, with text of twice its size too', async ({ page }) => {
      for (const { path } of PAGES) {
        await page.goto(pathIn('de', path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await sidewaysOverflowPx(page), path).toBe(0);
        await doubleText(page);
        expect(await sidewaysOverflowPx(page), `${path} at 200 %`).toBe(0);
        await singleText(page);
      }
    });
  });
});

test.describe('a browser set to German', () => {
  test.use({ locale: 'de-CH' });

  test('is offered German once, in one line that can be closed or followed to the same page', async ({ page }) => {
    await page.goto('/governance');
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).click();
    await expect(page).toHaveURL('/de/governance');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/faq');
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
    await expect(offer).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});
