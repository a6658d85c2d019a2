import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from './languages.ts';
import { MANNERS } from './manners.ts';

const DAYS = Array.from({ length: 12 }, (_, month) => ({ year: 2026, month: month + 1, day: 5 }));
const WITH_WEEKDAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const NUMBERS = [0, 1, 1.5, 2, 5, 999, 1600, 10_000, 1_000_000, 2_000_000, 1_234_567];

/** The platform has a Japanese weekday in brackets of half a width. */
const inFullWidth = (day: string) => day.replace('(', '（').replace(')', '）');

const utc = ({ year, month, day }: { year: number; month: number; day: number }) =>
  new Date(Date.UTC(year, month - 1, day));

describe.each(LANGUAGE_CODES)('the manner of %s, beside the platform’s', (code) => {
  const manner = MANNERS[code];
  // English as the specification writes it.
  const locale = code === 'en' ? 'en-US' : code;

  it('has its own code', () => {
    expect(manner.language).toBe(code);
  });

  it('begins its weeks', () => {
    // Node 20 has a property, later ones a function.
    const week = new Intl.Locale(locale) as {
      weekInfo?: { firstDay: number };
      getWeekInfo?: () => { firstDay: number };
    };
    const { firstDay } = week.getWeekInfo?.() ?? week.weekInfo ?? { firstDay: -1 };
    expect(firstDay % 7).toBe(manner.firstWeekday);
  });

  it('writes days and months', () => {
    const short = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const byParts = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const weekday = new Intl.DateTimeFormat(locale, WITH_WEEKDAY);
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const long = new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : code, { dateStyle: 'long', timeZone: 'UTC' });
    for (const date of DAYS) {
      expect([short.format(utc(date)), byParts.format(utc(date))]).toContain(manner.day(date));
      expect(manner.weekdayAndDay(date, utc(date).getUTCDay())).toBe(inFullWidth(weekday.format(utc(date))));
      expect(manner.month(date)).toBe(month.format(utc(date)));
      expect(manner.longDay(date)).toBe(long.format(utc(date)));
    }
  });

  it('names every day of the week', () => {
    const weekday = new Intl.DateTimeFormat(locale, WITH_WEEKDAY);
    // Not the first: French writes it as the platform does not.
    for (const day of [2, 3, 4, 5, 6, 7, 8]) {
      const date = { year: 2026, month: 11, day };
      expect(manner.weekdayAndDay(date, utc(date).getUTCDay())).toBe(inFullWidth(weekday.format(utc(date))));
    }
  });

  it('has the marks of numbers', () => {
    const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
    expect(parts.find(({ type }) => type === 'decimal')?.value).toBe(manner.decimalMark);
    expect(parts.find(({ type }) => type === 'group')?.value).toBe(manner.groupMark);
    const isFourParted = new Intl.NumberFormat(locale).format(1600).length > 4;
    expect(manner.groupedFrom).toBe(isFourParted ? 4 : 5);
  });

  it('takes the forms of words that the platform takes', () => {
    const rules = new Intl.PluralRules(locale);
    for (const number of NUMBERS) {
      const isOne = rules.select(number) === 'one';
      expect([number, manner.plural(number)]).toEqual([number, isOne ? 'one' : 'other']);
    }
  });

  it('reads a date in a field in the order of the platform', () => {
    const parts = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'UTC',
    })
      .formatToParts(utc({ year: 2026, month: 12, day: 1 }))
      .filter(({ type }) => type !== 'literal');
    // In English the specification's order stands: YYYY/MM/DD.
    const order = code === 'en' ? 'ymd' : parts.map(({ type }) => type[0]).join('');
    expect(manner.field.order).toBe(order);
    expect(manner.field.pattern.split(manner.field.mark)).toHaveLength(3);
  });
});

it('writes the first of a month in French as an ordinal', () => {
  const first = { year: 2026, month: 7, day: 1 };
  const { day, longDay, spokenDay, weekdayAndDay } = MANNERS.fr;
  expect([day(first), spokenDay(first), longDay(first), weekdayAndDay(first, 3)]).toEqual([
    '1er juil. 2026',
    '1er juil. 2026',
    '1er juillet 2026',
    'mer. 1er juil. 2026',
  ]);
});

describe('a number of percent', () => {
  // English parts number and sign, as the specification parts number and unit.
  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('is written in %s as the platform does', (code) => {
    expect(MANNERS[code].percent('7')).toBe(new Intl.NumberFormat(code, { style: 'percent' }).format(0.07));
  });
});
