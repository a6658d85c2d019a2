import type { RouteTrafficRow } from '@tim/reference-data';

/** A mean of reported flights, and how many they are. */
export type CountedMean = { readonly departures: number; readonly mean: number };

/** The weighted mean of the rows that have a value; undefined without any. */
export function meanOfRows(
  rows: Iterable<RouteTrafficRow>,
  valueOf: (row: RouteTrafficRow) => number | undefined,
  weightOf: (row: RouteTrafficRow) => number,
): CountedMean | undefined {
  let [departures, weights, sum] = [0, 0, 0];
  for (const row of rows) {
    const value = valueOf(row);
    if (value === undefined) continue;
    departures += row.departures;
    weights += weightOf(row);
    sum += value * weightOf(row);
  }
  return weights > 0 ? { departures, mean: sum / weights } : undefined;
}
