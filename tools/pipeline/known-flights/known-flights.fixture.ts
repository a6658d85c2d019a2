import { flightResolver } from '@tim/estimator';
import type { FlightQuery, FlightQuestion, ResolvedFlight } from '@tim/estimator';
import type { Airport } from '@tim/reference-data';
import { committedEstimator, committedTables } from '../reference-data/committed-tables.fixture.ts';
import { readTableFiles, TABLES_FOLDER } from '../reference-data/table-files.ts';

/** Each committed table's bytes, decompressed. */
export const committedBytes = readTableFiles(TABLES_FOLDER);

/** The committed tables, as every app reads them. */
export const tables = committedTables;

/** An estimator over the committed tables. */
export const estimator = committedEstimator;

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

/** The airport with the code; fails the test when there is none. */
export function airport(code: string): Airport {
  const found = tables.airports.find(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}

const resolve = flightResolver(tables);

/** The inputs of a carrier's flight between two airports; fails the test when there are none. */
export function resolved(
  carrierCode: string,
  from: string,
  to: string,
  question: Partial<FlightQuestion> = {},
): ResolvedFlight {
  const found = resolve({ carrierCode, origin: airport(from), destination: airport(to), ...question });
  if (found.kind === 'unavailable') throw new Error(`${carrierCode} ${from} ${to}: ${found.reason}`);
  return found;
}
