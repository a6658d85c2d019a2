import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MANNERS } from '@tim/languages';
import { formatDateCard, formatDateLabel, formatDateLong, formatDateSlashes, keepDayWithMonth } from './dates.ts';

describe('dates as shown', () => {
  // spec: 9.3, 9.4
  it.each([
    [{ year: 2023, month: 7, day: 1 }, '2023/07/01', 'Jul 01, 2023', 'Sat, Jul 1, 2023'],
    [{ year: 2026, month: 12, day: 31 }, '2026/12/31', 'Dec 31, 2026', 'Thu, Dec 31, 2026'],
    [{ year: 2028, month: 2, day: 29 }, '2028/02/29', 'Feb 29, 2028', 'Tue, Feb 29, 2028'],
    [{ year: 2000, month: 1, day: 1 }, '2000/01/01', 'Jan 01, 2000', 'Sat, Jan 1, 2000'],
    [{ year: 33, month: 4, day: 3 }, '0033/04/03', 'Apr 03, 0033', 'Sun, Apr 3, 0033'],
  ] as const)('writes %o as %s, %s and %s', (date, slashes, label, card) => {
    expect(formatDateSlashes(date)).toBe(slashes);
    expect(formatDateLabel(date)).toBe(label);
    expect(formatDateCard(date)).toBe(card);
  });

  it('writes a month that does not exist with slashes instead of failing', () => {
    expect(formatDateLabel({ year: 2023, month: 13, day: 1 })).toBe('2023/13/01');
    expect(formatDateCard({ year: 0, month: 0, day: 0 })).toBe('0000/00/00');
  });

  it.each([
    ['de', 'Mo., 21.\u202FDez. 2026'],
    ['fr', 'lun. 21\u202Fdéc. 2026'],
    ['es', 'lun, 21\u202Fdic 2026'],
    ['ja', '2026年12月21日（月）'],
    ['en', 'Mon, Dec 21, 2026'],
  ] as const)('keeps a day and the month behind it in one line, in %s', (language, shown) => {
    const date = MANNERS[language].weekdayAndDay({ year: 2026, month: 12, day: 21 }, 1);
    expect(keepDayWithMonth(date)).toBe(shown);
  });

  it('names the month of a date of ISO 8601 in full', () => {
    expect(['2026-11-22', '20261122', '2026-13-22', ''].map(formatDateLong)).toEqual([
      '22 November 2026',
      '22 November 2026',
      '2026-13-22',
      '',
    ]);
  });

  it('keeps the first of a month with its month in French', () => {
    expect(keepDayWithMonth(MANNERS.fr.day({ year: 2026, month: 7, day: 1 }))).toBe('1er\u202Fjuil. 2026');
  });

  it('agrees with the English locale on every date', () => {
    const english = new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
    });
    const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2399-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        const shown = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
        expect(formatDateCard(shown)).toBe(english.format(date));
      }),
    );
  });
});
