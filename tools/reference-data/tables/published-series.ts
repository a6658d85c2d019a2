import type { PublishedScope } from '@tim/reference-data';
import { mean } from '../../statistics/quantiles.ts';

export const SCOPES = ['all', 'domestic', 'international'] as const satisfies readonly PublishedScope[];

/** A figure as published. */
export type Published = {
  /** The carriers it covers. */
  readonly carriers: readonly string[];
  readonly scope: PublishedScope;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** [1] */
  readonly loadFactor: number;
};

/** Load factors [1] by year and month, as `monthKey` says. */
export type Readings = ReadonlyMap<string, number>;

export const monthKey = (year: number, month: number) => `${year}-${month}`;

/** Months read of two series from which one tells the other, and calendar months that a series needs beside that of all flights. Our choice. */
const ENOUGH_PAIRS = 3;
const ENOUGH_MONTHS = 6;

/**
 * A carrier's load factors of a scope. A month without its own is a group's of which the carrier is part, else that of all its flights, each
 * moved by how far it lies from the carrier's own in the months where both were read (mean difference). Flights at home and abroad
 * are told apart where half of the year is known of them; none of that scope otherwise.
 */
export function readingsOf(published: readonly Published[], carrier: string, scope: PublishedScope): Readings {
  const own = seriesOf(published, carrier, scope);
  const [first] = own;
  if (!first) return new Map();
  const readings = new Map(first);
  for (const other of own.slice(1)) fill(readings, other, changeBetween(first, other) ?? 0);
  if (scope === 'all') return readings;
  for (const other of seriesOf(published, carrier, 'all')) {
    const change = changeBetween(first, other);
    if (change !== undefined) fill(readings, other, change);
  }
  const months = new Set([...readings.keys()].map((key) => key.slice(key.indexOf('-'))));
  return months.size < ENOUGH_MONTHS ? new Map() : readings;
}

/** What was published of a carrier, by the carriers that share the figure, the fewest first. */
function seriesOf(published: readonly Published[], carrier: string, scope: PublishedScope): Readings[] {
  const rows = published.filter((row) => row.scope === scope && row.carriers.includes(carrier));
  return [...Map.groupBy(rows, ({ carriers }) => carriers.join(' '))]
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([, same]) => new Map(same.map(({ year, month, loadFactor }) => [monthKey(year, month), loadFactor])));
}

/** How far one series lies above another [1]; undefined where too few months were read of both. */
function changeBetween(to: Readings, from: Readings): number | undefined {
  const changes = [...from].flatMap(([key, value]) => {
    const other = to.get(key);
    return other === undefined ? [] : other - value;
  });
  return changes.length < ENOUGH_PAIRS ? undefined : mean(changes);
}

function fill(readings: Map<string, number>, other: Readings, change: number): void {
  for (const [key, value] of other) {
    if (!readings.has(key)) readings.set(key, value + change);
  }
}
