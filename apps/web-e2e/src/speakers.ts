import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import type { Calculator } from './calculator.ts';
import { flightAddress, LX52, NEXT_MONTH, slashes, yyyymmdd } from './flights.ts';
import { expect } from './test.ts';

const DAY_AFTER = new Date(NEXT_MONTH.getTime() + 86_400_000);

/** What somebody who speaks one language alone types and reads. */
export type Speaker = {
  readonly code: string;
  readonly name: string;
  readonly origin: string;
  readonly destination: string;
  readonly typed: readonly [string, string];
  readonly show: string;
  readonly asked: RegExp;
  readonly figure: RegExp;
  readonly dateLabel: string;
  /** The order of year, month and day. */
  readonly written: string;
};

export const GERMAN: Speaker = {
  code: 'de',
  name: 'Deutsch',
  origin: 'Von',
  destination: 'Nach',
  typed: ['London', 'New York'],
  show: 'Emissionen zeigen',
  asked: /London \(LON\)\s– New York \(NYC\)/,
  figure: /^Etwa \d{3}\skg CO2e$/,
  dateLabel: 'Abflugdatum',
  written: '$3.$2.$1',
};

/** Of every other language. */
export const OTHER_SPEAKERS: readonly Speaker[] = [
  {
    code: 'fr',
    name: 'Français',
    origin: 'Départ',
    destination: 'Destination',
    typed: ['Londres', 'New York'],
    show: 'Voir les émissions',
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
    asked: /ロンドン（LON）→ニューヨーク（NYC）/,
    figure: /^約\d{3}\skg CO2e$/,
    dateLabel: '出発日',
    written: '$1/$2/$3',
  },
];

const inOrder = (date: Date, written: string) => slashes(date).replace(/(.*)\/(.*)\/(.*)/, written);

/** A route is found by the language's own names and answered; the day of a flight is shown and read in its order. */
export async function expectAnswers(page: Page, calculator: Calculator, speaker: Speaker): Promise<void> {
  const { code, name, origin, destination, typed, show, asked, figure, dateLabel, written } = speaker;
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

  await page.goto(`/${code}${flightAddress(LX52)}`);
  const field = page.getByRole('textbox', { name: dateLabel, exact: true });
  await expect(field).toHaveValue(inOrder(NEXT_MONTH, written));
  await field.fill(inOrder(DAY_AFTER, written));
  await page.getByRole('button', { name: show }).click();
  await expect(page).toHaveURL(new RegExp(`-${yyyymmdd(DAY_AFTER)}$`));
  await expect(main.getByText(figure).first()).toBeVisible();
}
