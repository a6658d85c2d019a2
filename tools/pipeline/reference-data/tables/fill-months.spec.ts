import { describe, expect, it } from 'vitest';
import { fillMonths, FIRST_YEAR, LAST_YEAR } from './fill-months.ts';
import { monthKey } from './published-series.ts';

type Cell = readonly [year: number, month: number, loadFactor: number];

const readings = (...cells: readonly Cell[]) =>
  new Map(cells.map(([year, month, loadFactor]) => [monthKey(year, month), { loadFactor, isMoved: false }]));

const [first, middle, last] = [FIRST_YEAR, FIRST_YEAR + 1, LAST_YEAR];
const FEBRUARY = [
  [first, 2, 0.765],
  [middle, 2, 0.766],
  [last, 2, 0.798],
] as const;
const EVERY_SECOND_MONTH = [1, 3, 5, 7, 9, 11].map((month) => [middle, month, 0.8] as const);

describe('the figure of a calendar month', () => {
  it('is the mean of its years where all were read, whatever the other months', () => {
    const { months } = fillMonths(readings(...FEBRUARY, [first, 7, 0.9], [last, 8, 0.6]));
    expect(months.get(2)).toMatchObject({ basis: 'month', readings: 3 });
    expect(months.get(2)?.loadFactor).toBeCloseTo((0.765 + 0.766 + 0.798) / 3, 12);
  });

  // January is 5 points below the mean of both, of which n / (n + 0.5) counts for the years not read.
  it('counts a year that was not read as the month differs, drawn towards the mean', () => {
    const { months } = fillMonths(readings([middle, 1, 0.7], [middle, 2, 0.8]));
    expect(months.get(1)?.loadFactor).toBeCloseTo((0.7 + 2 * (0.75 - 0.05 / 1.5)) / 3, 6);
  });

  it('read of more flights alone says so', () => {
    const moved = new Map([[monthKey(middle, 2), { loadFactor: 0.8, isMoved: true }]]);
    expect(fillMonths(moved).months.get(2)).toMatchObject({ basis: 'moved', readings: 1 });
    moved.set(monthKey(last, 2), { loadFactor: 0.9, isMoved: false });
    expect(fillMonths(moved).months.get(2)).toMatchObject({ basis: 'month', readings: 1 });
  });

  it('is never taken for fuller than airlines are', () => {
    const { months } = fillMonths(readings([first, 1, 0.5], [last, 1, 0.97], [last, 2, 0.97], [last, 3, 0.97]));
    for (const { loadFactor } of months.values()) expect(loadFactor).toBeLessThanOrEqual(0.98);
  });

  it('counts a year that was not read as other months differ between the years', () => {
    const fuller = [1, 2, 3, 4, 5, 6].flatMap((month) => [[first, month, 0.6] as const, [last, month, 0.8] as const]);
    const withoutLastJune = fuller.filter(([year, month]) => month !== 6 || year === first);
    const june = fillMonths(readings(...withoutLastJune)).months.get(6)?.loadFactor ?? 0;
    // Of 0.6, 0.7 or so, and 0.8 or so, drawn a little towards the mean of all; 0.6 alone was read.
    expect(june).toBeGreaterThan(0.66);
    expect(june).toBeLessThan(0.71);
  });

  it('never read is that of the months beside it, December beside January', () => {
    const { months } = fillMonths(readings([first, 12, 0.7], [middle, 12, 0.7], [last, 12, 0.7]));
    expect([...months.keys()]).toEqual([1, 11, 12]);
    expect(months.get(1)).toMatchObject({ basis: 'beside', readings: 0 });
    expect(months.get(1)?.loadFactor).toBeCloseTo(0.7, 12);
  });

  it('far from every month read is the year’s, where half of the year was read', () => {
    const half = fillMonths(readings(...[1, 2, 3, 4, 5, 6].map((month) => [middle, month, 0.8] as const)));
    expect(half.months.get(9)).toMatchObject({ basis: 'year', readings: 0 });
    expect(half.months.get(9)?.loadFactor).toBeCloseTo(0.8, 12);
    expect(fillMonths(readings([middle, 3, 0.8])).months.has(9)).toBe(false);
  });

  it('of the year is the mean of all, known where half of the months were read', () => {
    expect(fillMonths(readings(...EVERY_SECOND_MONTH)).year).toMatchObject({ basis: 'year', readings: 6 });
    expect(fillMonths(readings(...EVERY_SECOND_MONTH)).year?.loadFactor).toBeCloseTo(0.8, 12);
    expect(fillMonths(readings(...EVERY_SECOND_MONTH.slice(1))).year).toBeUndefined();
  });

  it('is not known without readings', () => {
    expect(fillMonths(new Map())).toEqual({ months: new Map(), year: undefined });
  });
});
