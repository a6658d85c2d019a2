import type { ByteReader } from './byte-reader.ts';
import type { CountedLoad } from './counted-traffic.ts';

/** A year and its months. */
const LOADS = 13;

/** Load factors by key and month. */
type MonthlyLoads = {
  readonly keys: readonly string[];
  /** @param month - 1 to 12; undefined for the year */
  readonly find: (key: string, month: number | undefined) => CountedLoad | undefined;
};

/** Keys in rising order, the flights counted of each, and its load factors: of the year, then of each month. */
export function readLoads(reader: ByteReader): MonthlyLoads {
  const keys = reader.sortedStrings();
  const flights = reader.uints();
  const loadFactors = reader.decimals();
  const rowOf = new Map(keys.map((key, row) => [key, row]));
  return {
    keys,
    find: (key, month = 0) => {
      const row = rowOf.get(key);
      const value = row === undefined ? undefined : loadFactors[row * LOADS + month];
      return row === undefined || value === undefined ? undefined : { value, departures: flights[row] ?? 0 };
    },
  };
}
