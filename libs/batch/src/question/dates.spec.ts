import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRealDate } from '@tim/notation';
import { dateFault, dateOrderOf, readDate } from './dates.ts';

const march = { year: 2025, month: 3, day: 1 };

describe('a date in a list', () => {
  it.each([
    '2025-03-01',
    '2025-03-01T08:15',
    '1740816900',
    '1740816900000',
    '2025-03-01 08:15:00+01:00',
    '2025/3/1',
    '2025年3月1日',
    '2025年3月1日（土）',
    '20250301',
    '01.03.2025',
    '1.3.25',
    '1 March 2025',
    'Mar 1, 2025',
    '1. März 2025',
    '1 mars 2025',
    '1 de marzo de 2025',
    '1 março 2025',
    '1 maart 2025',
  ])('%s is read', (text) => {
    expect(readDate(text)).toEqual(march);
  });

  it('has its month in the words of lists, and in none that two months begin with', () => {
    const written = fc.record({
      language: fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'pt', 'nl'),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(written, ({ language, month, day }) => {
        const date = new Date(Date.UTC(2025, month - 1, day));
        const text = date.toLocaleString(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
        expect(readDate(text)).toEqual({ year: 2025, month, day });
      }),
    );
    expect([readDate('1 jui 2025'), readDate('1 bald 2025')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['1/3/2025', 'unclearDate'],
    ['31.06.2025', 'noSuchDay'],
    ['2025-02-30', 'noSuchDay'],
    ['13/13/2025', 'noSuchDay'],
    ['bald', 'noDate'],
    ['45000', 'noDate'],
    ['2025-99', 'noDate'],
  ])('says of %s why it is none: %s', (text, fault) => {
    expect(dateFault(text)).toBe(fault);
    expect(readDate(text)).toBeUndefined();
  });

  it('between slashes is read by the order of the list, and without one where only one is possible', () => {
    expect(readDate('1/3/2025', 'day-first')).toEqual(march);
    expect(readDate('3/1/25', 'month-first')).toEqual(march);
    expect(readDate('13/3/2025')).toEqual({ ...march, day: 13 });
    expect(readDate('3/3/2025')).toEqual({ ...march, day: 3 });
  });

  it('may be a year alone', () => {
    expect(readDate('2024')).toEqual({ year: 2024 });
  });

  it.each([
    '2025-03',
    '2025/3',
    '03/2025',
    '3.2025',
    'Mar 2025',
    'März 2025',
    'mars 2025',
    'marzo de 2025',
    'Mar-2025',
    '2025年3月',
  ])('%s is a month', (text) => {
    expect(readDate(text)).toEqual({ year: 2025, month: 3 });
  });

  it('is no month where the calendar has none, or two may be meant', () => {
    expect(['2025-13', '13/2025', '0/2025', 'jui 2025', 'soon 2025', 'Mar-25'].map((text) => readDate(text))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('of any text is real or none', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}$/));
    fc.assert(
      fc.property(text, fc.constantFrom('day-first', 'month-first', undefined), (written, order) => {
        const date = readDate(written, order);
        expect(date === undefined || !('day' in date) || isRealDate(date)).toBe(true);
      }),
    );
  });

  it('tells the order of the others where it can be read in one way only', () => {
    expect(dateOrderOf(['1/3/2025', '13/3/2025'])).toBe('day-first');
    expect(dateOrderOf(['1/3/2025', '3/13/25'])).toBe('month-first');
    expect([dateOrderOf(['1/3/2025']), dateOrderOf(['13/3/2025', '3/13/2025'])]).toEqual([undefined, undefined]);
  });
});
