import type { PublishedScope } from '@tim/reference-data';
import { mean } from '../../statistics/quantiles.ts';

export const SCOPES = ['all', 'domestic', 'international'] as const satisfies readonly PublishedScope[];

/** A figure as published. */
export type Published = {
  /** The carriers it covers, rising. */
  readonly carriers: readonly string[];
  readonly scope: PublishedScope;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** [1] */
  readonly loadFactor: number;
};

/** A load factor [1] of one month of one year: as published, or moved from a figure of more flights. */
export type MonthRead = { readonly loadFactor: number; readonly isMoved: boolean };

/** By year and month, as `monthKey` says. */
export type Readings = ReadonlyMap<string, MonthRead>;

export const monthKey = (year: number, month: number) => `${year}-${month}`;
const monthOf = (key: string) => key.slice(key.indexOf('-') + 1);

/** How many months two series must share before one fills the other, and how many calendar months make a series. Our choice. */
const ENOUGH_PAIRS = 3;
const ENOUGH_MONTHS = 6;

/** No carrier's month is taken for fuller [1]. */
export const HIGHEST_LOAD_FACTOR = 0.98;

/**
 * A carrier's load factors of a scope. A month without its own takes that of a group the carrier belongs to, else that of all its
 * flights, each moved by the mean difference in the months where both were read. Flights at home or abroad make a series if half
 * of the year is known; else there is none.
 */
export function readingsOf(published: readonly Published[], carrier: string, scope: PublishedScope): Readings {
  const readings = new Map<string, MonthRead>();
  for (const series of seriesOf(published, carrier, scope)) {
    fill(readings, series, readings.size === 0 ? undefined : (differenceBetween(readings, series) ?? 0));
  }
  if (scope === 'all' || readings.size === 0) return readings;
  const own = new Map(readings);
  for (const series of seriesOf(published, carrier, 'all')) {
    const difference = differenceBetween(own, series);
    if (difference !== undefined) fill(readings, series, difference);
  }
  return new Set([...readings.keys()].map(monthOf)).size < ENOUGH_MONTHS ? new Map() : readings;
}

/** What was published of a carrier, by the carriers that share the figure, the fewest first. */
function seriesOf(published: readonly Published[], carrier: string, scope: PublishedScope): Map<string, number>[] {
  const rows = published.filter((row) => row.scope === scope && row.carriers.includes(carrier));
  return [...Map.groupBy(rows, ({ carriers }) => carriers.join(' '))]
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([, same]) => new Map(same.map(({ year, month, loadFactor }) => [monthKey(year, month), loadFactor])));
}

/** How far readings lie above a series [1]; undefined where too few months were read of both. */
function differenceBetween(readings: Readings, series: ReadonlyMap<string, number>): number | undefined {
  const differences = [...series].flatMap(([key, value]) => {
    const own = readings.get(key);
    return own === undefined || own.isMoved ? [] : own.loadFactor - value;
  });
  return differences.length < ENOUGH_PAIRS ? undefined : mean(differences);
}

/** @param difference - of the readings to the series; undefined where the series is the carrier's own */
function fill(
  readings: Map<string, MonthRead>,
  series: ReadonlyMap<string, number>,
  difference: number | undefined,
): void {
  for (const [key, value] of series) {
    if (readings.has(key)) continue;
    const loadFactor = Math.min(HIGHEST_LOAD_FACTOR, value + (difference ?? 0));
    readings.set(key, { loadFactor, isMoved: difference !== undefined });
  }
}
