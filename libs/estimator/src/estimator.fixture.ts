import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readTables, TABLE_NAMES } from '@tim/reference-data';
import type { TableBytes } from '@tim/reference-data';
import { createEstimator } from './estimator.ts';
import type { FlightQuery } from './estimate.ts';

const folder = new URL('../../reference-data/tables/', import.meta.url);

/** Each committed table's bytes, decompressed. */
export const committedBytes = Object.fromEntries(
  TABLE_NAMES.map((name) => [name, gunzipSync(readFileSync(new URL(`${name}.bin.gz`, folder)))]),
) as unknown as TableBytes;

/** The real tables, as every app reads them. */
export const tables = readTables(committedBytes);

/** An estimator over the real tables. */
export const estimator = createEstimator(tables);

/** A window around the date of `lx52`. */
export const window = {
  earliest: { year: 2026, month: 11, day: 20 },
  latest: { year: 2027, month: 11, day: 22 },
};

/** LX 52 from Zurich to Boston, with overrides. */
export function lx52(overrides: Partial<FlightQuery> = {}): FlightQuery {
  return {
    origin: 'ZRH',
    destination: 'BOS',
    carrierCode: 'LX',
    flightNumber: 52,
    departureDate: { year: 2026, month: 12, day: 21 },
    ...overrides,
  };
}
