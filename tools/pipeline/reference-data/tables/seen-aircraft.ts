import { newTable } from '../codec/new-table.ts';
import { numbered } from '../codec/numbered.ts';
import { rounded } from '../codec/rounded.ts';
import { iataAirport, iataCarrier, matching, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { AircraftRow } from './aircraft.ts';
import type { AirportRow } from './airports.ts';
import type { BuildContext } from './build-context.ts';
import { compareText } from './compare-text.ts';

/**
 * Age after which a flight seen counts for half [months]. With 6, 12 and 24 months the types of November 2025, March and July 2026
 * were told from the months before them about equally well (log loss, mean of the three: 1.12, 1.12 and 1.13; 1.13 without).
 */
const HALF_LIFE_MONTHS = 12;
const DIGITS = 1;

type Seen = {
  readonly carrier: string;
  readonly flightNumber: number;
  readonly origin: string;
  readonly destination: string;
  readonly type: string;
  flights: number;
};

/** Which types were seen on which flight numbers. */
export async function buildSeenAircraft(
  { sources, report }: BuildContext,
  aircraft: readonly AircraftRow[],
  airports: readonly AirportRow[],
): Promise<Uint8Array> {
  const file = sources.file('seenAircraft');
  const credit = sources.credit('seenAircraft');
  const fields = {
    month: matching(/^\d{4}-\d{2}$/, 'a month YYYY-MM'),
    carrier: iataCarrier,
    flight_number: wholeNumber(1, 9999),
    origin: iataAirport,
    destination: iataAirport,
    icao_type: matching(/^[A-Z0-9]{2,4}$/, 'an ICAO type'),
    flights: wholeNumber(1, 10_000),
  };
  const airliners = new Set(aircraft.map(({ icao }) => icao));
  const known = new Set(airports.map(({ iata }) => iata));
  const rows = (await readRows(file, fields, report)).filter(({ line, values }) => {
    const unknown = [values.origin, values.destination].find((code) => !known.has(code));
    const isAirliner = airliners.has(values.icao_type);
    if (unknown !== undefined) report.bad(file.name, line, `airport ${unknown} is not in the airports table`);
    else if (!isAirliner) report.leaveOut(file.name, line, 'types that are no airliners');
    return unknown === undefined && isAirliner;
  });
  const latest = Math.max(...rows.map(({ values }) => monthNumber(values.month)));
  const sums = new Map<string, Seen>();
  for (const { values } of rows) {
    const { carrier, flight_number: flightNumber, origin, destination, icao_type: type } = values;
    const key = [carrier, String(flightNumber).padStart(4, '0'), origin, destination, type].join(' ');
    const sum = sums.get(key) ?? { carrier, flightNumber, origin, destination, type, flights: 0 };
    sum.flights += values.flights * 0.5 ** ((latest - monthNumber(values.month)) / HALF_LIFE_MONTHS);
    sums.set(key, sum);
  }
  const seen = [...sums]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, sum]) => ({ ...sum, flights: rounded(sum.flights, DIGITS) }))
    .filter(({ flights }) => flights > 0);
  const { sorted: codes, numberOf } = numbered(seen.flatMap(({ origin, destination }) => [origin, destination]));
  const table = newTable({
    table: 'seen-aircraft',
    sources: [credit],
    rows: seen.length,
    notes: [
      `Flights at San Francisco of nine months, about a fifth of them with a type; each counts for half after ${HALF_LIFE_MONTHS} months.`,
    ],
  });
  table.columns
    .text(credit.edition)
    .sortedStrings(codes)
    .repeatedStrings(seen.map(({ carrier }) => carrier))
    .uints(seen.map(({ flightNumber }) => flightNumber))
    .uints(seen.map(({ origin }) => numberOf(origin)))
    .uints(seen.map(({ destination }) => numberOf(destination)))
    .repeatedStrings(seen.map(({ type }) => type))
    .decimals(
      seen.map(({ flights }) => flights),
      DIGITS,
    );
  return table.toBytes();
}

function monthNumber(month: string): number {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return year * 12 + ofYear;
}
