// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addMonths, clampDate, daysInMonth, hasPage, moveDate, weeksOfMonth } from './calendar-month.ts';

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

describe('weeksOfMonth', () => {
  it.each([
    [2026, 2, 4, 28],
    [2026, 8, 6, 31],
    [2028, 2, 5, 29],
  ])('%i-%i has %i weeks and %i days', (year, month, weeks, days) => {
    const grid = weeksOfMonth(year, month);
    expect(grid).toHaveLength(weeks);
    expect(grid.flat().filter((day) => day !== undefined)).toHaveLength(days);
    expect(daysInMonth(year, month)).toBe(days);
  });

  it('puts a day below its weekday, Sunday first', () => {
    expect(weeksOfMonth(2023, 7)[0]).toEqual([...Array.from({ length: 6 }), date('2023-7-1')]);
  });
});

describe('moveDate', () => {
  it.each([
    ['ArrowRight', false, '2027-1-1'],
    ['ArrowLeft', false, '2026-12-30'],
    ['ArrowUp', false, '2026-12-24'],
    ['ArrowDown', false, '2027-1-7'],
    ['Home', false, '2026-12-27'],
    ['End', false, '2027-1-2'],
    ['PageDown', false, '2027-1-31'],
    ['PageUp', false, '2026-11-30'],
    ['PageDown', true, '2027-12-31'],
  ])('%s (shift %s) from Thursday 2026-12-31 leads to %s', (key, isShifted, expected) => {
    expect(moveDate(date('2026-12-31'), key, isShifted)).toEqual(date(expected));
  });

  it('leaves other keys alone', () => {
    expect(moveDate(date('2026-12-31'), 'Enter', false)).toBeUndefined();
  });
});

describe('addMonths', () => {
  it.each([
    ['2027-1-31', 1, '2027-2-28'],
    ['2027-1-15', -1, '2026-12-15'],
    ['2027-12-1', 1, '2028-1-1'],
  ])('%s plus %i is %s', (from, months, expected) => {
    expect(addMonths(date(from), months)).toEqual(date(expected));
  });
});

describe('hasPage', () => {
  const window = { earliest: date('2026-11-21'), latest: date('2027-11-21') };
  it.each([
    ['2026-11-30', -1, false],
    ['2026-12-1', -1, true],
    ['2027-10-31', 1, true],
    ['2027-11-1', 1, false],
  ])('from %s by %i months: %s', (from, months, expected) => {
    expect(hasPage(date(from), months, window)).toBe(expected);
  });
});

describe('clampDate', () => {
  const window = { earliest: date('2026-11-21'), latest: date('2027-11-21') };
  it.each([
    ['2026-11-1', '2026-11-21'],
    ['2027-3-1', '2027-3-1'],
    ['2028-1-1', '2027-11-21'],
  ])('%s becomes %s', (from, expected) => {
    expect(clampDate(date(from), window)).toEqual(date(expected));
  });
});
