import { axeViolations, layoutViolations } from './axe.ts';
import { flightAddress, LX52, NEXT_MONTH, slashes, yyyymmdd } from './flights.ts';
import { doubleText, sidewaysOverflowPx } from './layout.ts';
import { PAGES, pathIn } from './pages.ts';
import { expect, test } from './test.ts';

const DAY_AFTER = new Date(NEXT_MONTH.getTime() + 86_400_000);

/** What somebody who speaks one language alone types and reads. */
const SPEAKERS = [
  {
    code: 'de',
    name: 'Deutsch',
    origin: 'Von',
    destination: 'Nach',
    typed: ['London', 'New York'],
    show: 'Emissionen zeigen',
    change: 'Ändern',
    asked: /London \(LON\)\s– New York \(NYC\)/,
    figure: /^Etwa \d{3}\skg CO2e$/,
    dateLabel: 'Abflugdatum',
    written: '$3.$2.$1',
  },
  {
    code: 'fr',
    name: 'Français',
    origin: 'Départ',
    destination: 'Destination',
    typed: ['Londres', 'New York'],
    show: 'Voir les émissions',
    change: 'Modifier',
    asked: /Londres \(LON\)\s– New York \(NYC\)/,
    figure: /^Environ \d{3}\skg CO2e$/,
    dateLabel: 'Date de départ',
    written: '$3/$2/$1',
  },
  {
    code: 'es',
    name: 'Español',
    origin: 'Origen',
    destination: 'Destino',
    typed: ['Londres', 'Nueva York'],
    show: 'Ver emisiones',
    change: 'Cambiar',
    asked: /Londres \(LON\).*Nueva York \(NYC\)/,
    figure: /^Unos \d{3}\skg CO2e$/,
    dateLabel: 'Fecha de salida',
    written: '$3/$2/$1',
  },
  {
    code: 'ja',
    name: '日本語',
    origin: '出発地',
    destination: '到着地',
    typed: ['ロンドン', 'ニューヨーク'],
    show: '排出量を表示',
    change: '変更',
    asked: /ロンドン（LON）→ニューヨーク（NYC）/,
    figure: /^約\d{3}\skg CO2e$/,
    dateLabel: '出発日',
    written: '$1/$2/$3',
  },
] as const;

const inOrder = (date: Date, written: string) => slashes(date).replace(/(.*)\/(.*)\/(.*)/, written);

for (const { code, name, origin, destination, typed, show, change, asked, figure, dateLabel, written } of SPEAKERS) {
  test.describe(`in ${name}`, () => {
    test('a route is found by its own names and answered', { tag: '@phone' }, async ({ page, calculator }) => {
      await page.goto('/lookup/route');
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/${code}/lookup/route`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      for (const [at, label] of [origin, destination].entries()) {
        const field = page.getByRole('combobox', { name: label, exact: true });
        await field.click();
        await field.pressSequentially(typed[at] ?? '');
        await calculator
          .option(/LON|NYC/)
          .first()
          .click();
      }
      await page.getByRole('button', { name: show }).click();
      const main = page.getByRole('main');
      await expect(main.getByText(asked).first()).toBeVisible();
      await expect(main.getByText(figure).first()).toBeInViewport();
      await expect(page).toHaveURL(`/${code}/lookup/route?itinerary=LON-NYC`);
      await expect(page).toHaveTitle(/./);
      await expect(main.getByText(/\b(the|about|per person)\b/i)).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('every page is in order, in a narrow window and with text of twice its size', async ({ page }) => {
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

    test('a date is shown and read in its order', async ({ page }) => {
      await page.goto(`/${code}${flightAddress(LX52)}`);
      await page.getByRole('button', { name: change, exact: true }).click();
      const field = page.getByRole('textbox', { name: dateLabel, exact: true });
      await expect(field).toHaveValue(inOrder(NEXT_MONTH, written));
      await field.fill(inOrder(DAY_AFTER, written));
      await page.getByRole('button', { name: show }).click();
      await expect(page).toHaveURL(new RegExp(`-${yyyymmdd(DAY_AFTER)}$`));
      await expect(page.getByRole('main').getByText(figure).first()).toBeVisible();
    });
  });
}

test.describe('a browser set to German', () => {
  test.use({ locale: 'de-CH' });

  test('is offered German once, in one line that can be closed, and is sent nowhere', async ({ page }) => {
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

  test('follows the offer to the same page', async ({ page }) => {
    await page.goto('/governance');
    await page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' }).click();
    await expect(page).toHaveURL('/de/governance');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('an address that does not exist leads to the not-found page of its language', async ({ page, faults }) => {
  faults.expect(/404/);
  await page.goto('/de/gibt-es-nicht');
  await expect(page).toHaveURL(/\/de\/404$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the calendar begins its weeks as the language does, and the working has its words', async ({ page }) => {
  await page.goto('/de/lookup/flight');
  await page.getByRole('button', { name: /^Abflugdatum, gewählt/ }).click();
  await expect(page.getByRole('dialog').getByRole('columnheader').first()).toHaveAccessibleName('Montag');
  await page.goto(pathIn('de', flightAddress(LX52)));
  await page.getByText('Rechenweg zeigen').click();
  await expect(page.getByText('1. Kürzeste Entfernung über die Erde')).toBeVisible();
});
