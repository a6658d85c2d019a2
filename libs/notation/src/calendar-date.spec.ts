import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, compareDates, todayLocal, type CalendarDate } from './calendar-date.ts';
import { dateToYyyymmdd, parseYyyymmdd, yyyymmddToDate } from './yyyymmdd.ts';

const TODAY = { year: 2026, month: 11, day: 21 };

const realDate: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 3_652_058 })
  .map((days) => addDays({ year: 1, month: 1, day: 1 }, days));

describe('YYYYMMDD', () => {
  // spec: 3.2, 9.5
  it('writes and reads a date', () => {
    expect(dateToYyyymmdd({ year: 2023, month: 7, day: 1 })).toBe('20230701');
    expect(yyyymmddToDate('20230701', TODAY)).toStrictEqual({ year: 2023, month: 7, day: 1 });
  });

  it.each([['20260231'], ['20261301'], ['20260100'], ['00000000'], ['00000101'], ['20250229'], ['99999999']])(
    'falls back to today for %s, which is in no calendar',
    (text) => {
      expect(yyyymmddToDate(text, TODAY)).toStrictEqual(TODAY);
      expect(parseYyyymmdd(text)).toBeUndefined();
    },
  );

  it.each([[''], ['2026'], ['2026-12-24'], ['202612240'], ['2026122a'], ['٢٠٢٦١٢٢٤']])(
    'falls back to today for %o, which is not eight digits',
    (text) => {
      expect(yyyymmddToDate(text, TODAY)).toStrictEqual(TODAY);
    },
  );

  it('reads back every date of the years 1 to 9999', () => {
    fc.assert(
      fc.property(realDate, (date) => {
        expect(parseYyyymmdd(dateToYyyymmdd(date))).toStrictEqual(date);
      }),
    );
  });

  it('gives today or the same eight digits for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{8}$/)), (text) => {
        expect([text, dateToYyyymmdd(TODAY)]).toContain(dateToYyyymmdd(yyyymmddToDate(text, TODAY)));
      }),
    );
  });
});

describe('addDays', () => {
  it.each([
    ['20261121', 1, '20261122'],
    ['20261231', 1, '20270101'],
    ['20280228', 1, '20280229'],
    ['20270228', 1, '20270301'],
    ['20261121', 365, '20271121'],
    ['20270101', -1, '20261231'],
  ] as const)('moves %s by %i days to %s', (from, days, to) => {
    expect(dateToYyyymmdd(addDays(yyyymmddToDate(from, TODAY), days))).toBe(to);
  });

  it('is undone by the same number of days back', () => {
    fc.assert(
      fc.property(realDate, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toStrictEqual(date);
      }),
    );
  });

  it('goes forward in the order of compareDates', () => {
    fc.assert(
      fc.property(realDate, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        expect(Math.sign(compareDates(addDays(date, days), date))).toBe(Math.sign(days));
      }),
    );
  });
});

describe('todayLocal', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  it.each(['Asia/Tokyo', 'America/Los_Angeles'])('is the date on the visitor’s wall in %s', (zone) => {
    process.env['TZ'] = zone;
    expect(todayLocal(new Date(2026, 10, 21, 0, 30))).toStrictEqual(TODAY);
    expect(todayLocal(new Date(2026, 10, 21, 23, 30))).toStrictEqual(TODAY);
  });
});
