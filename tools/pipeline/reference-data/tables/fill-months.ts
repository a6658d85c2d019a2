import { mean } from '../../statistics/quantiles.ts';
import { HIGHEST_LOAD_FACTOR, monthKey, type Readings } from './published-series.ts';

/** Whole years after the pandemic, the same as Schedule T-2's here. */
export const [FIRST_YEAR, LAST_YEAR] = [2023, 2025];
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Months that must be read for a mean of the year. Our choice. */
const ENOUGH_MONTHS = 6;

/**
 * Readings of no difference that are added to each month's and each year's own, so that few readings count for less. Of 0.25,
 * 0.5, 1, 2 and 4, this tells a month left out best (decision 26).
 */
const PRIOR_READINGS = 0.5;

/** Rounds of the fit: after 20 no figure of the committed list is farther than 0.000002 from where it ends. */
const ROUNDS = 100;

/**
 * Where a figure comes from: the month itself was read; it was moved from a group's or all the carrier's flights; from the months
 * beside it; from others of the year.
 */
export const BASES = ['month', 'moved', 'beside', 'year'] as const;

export type Reading = {
  /** [1] */
  readonly loadFactor: number;
  readonly basis: (typeof BASES)[number];
  /** How many months of single years were read for it; for a calendar month, how many years. */
  readonly readings: number;
};

/** A calendar month's figures over the years, and the year's. */
export type FilledMonths = { readonly months: ReadonlyMap<number, Reading>; readonly year: Reading | undefined };

/**
 * The mean of each calendar month over all years. For a year that was not read, it takes what the month and the year usually
 * differ by from the carrier's mean, fitted to all that was read. A month that was never read differs as the months beside it, or
 * not at all if half of the year was read.
 */
export function fillMonths(readings: Readings): FilledMonths {
  if (readings.size === 0) return { months: new Map(), year: undefined };
  const { centre, ofMonth, ofYear } = fitted(readings);
  const expected = (difference: number, yearsDifference = 0) =>
    Math.min(HIGHEST_LOAD_FACTOR, centre + difference + yearsDifference);
  const isYearKnown = ofMonth.size >= ENOUGH_MONTHS;
  const months = new Map<number, Reading>();
  for (const month of MONTHS) {
    const own = ofMonth.get(month);
    const beside = [month === 1 ? 12 : month - 1, month === 12 ? 1 : month + 1].flatMap(
      (other) => ofMonth.get(other) ?? [],
    );
    if (own === undefined && beside.length === 0 && !isYearKnown) continue;
    const difference = own ?? (beside.length > 0 ? mean(beside) : 0);
    const read = YEARS.flatMap((year) => readings.get(monthKey(year, month)) ?? []);
    const published = read.filter(({ isMoved }) => !isMoved);
    const years = YEARS.map(
      (year) => readings.get(monthKey(year, month))?.loadFactor ?? expected(difference, ofYear.get(year)),
    );
    const whenRead = published.length > 0 ? 'month' : 'moved';
    const basis = read.length > 0 ? whenRead : beside.length > 0 ? 'beside' : 'year';
    months.set(month, { loadFactor: mean(years), basis, readings: published.length || read.length });
  }
  const ofAll = [...months.values()].map(({ loadFactor }) => loadFactor);
  const year = isYearKnown ? ({ loadFactor: mean(ofAll), basis: 'year', readings: readings.size } as const) : undefined;
  return { months, year };
}

/** The mean of differences, drawn towards none. */
const drawn = (differences: readonly number[]) =>
  differences.reduce((sum, difference) => sum + difference, 0) / (differences.length + PRIOR_READINGS);

/** Differences of months and years from the carrier's mean [1]. */
function fitted(readings: Readings) {
  const cells = [...readings].map(([key, { loadFactor }]) => {
    const [year, month] = key.split('-').map(Number);
    return { year: year ?? 0, month: month ?? 0, loadFactor };
  });
  const centre = mean(cells.map(({ loadFactor }) => loadFactor));
  const ofYear = new Map<number, number>();
  const ofMonth = new Map<number, number>();
  const byMonth = Map.groupBy(cells, ({ month }) => month);
  const byYear = Map.groupBy(cells, ({ year }) => year);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [month, own] of byMonth) {
      ofMonth.set(month, drawn(own.map(({ loadFactor, year }) => loadFactor - centre - (ofYear.get(year) ?? 0))));
    }
    for (const [year, own] of byYear) {
      ofYear.set(year, drawn(own.map(({ loadFactor, month }) => loadFactor - centre - (ofMonth.get(month) ?? 0))));
    }
  }
  return { centre, ofMonth, ofYear };
}
