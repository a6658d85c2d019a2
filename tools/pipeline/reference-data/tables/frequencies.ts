import { newTable } from '../codec/new-table.ts';
import { numbered } from '../codec/numbered.ts';
import { decimal, iataAirport, matching, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { AirportRow } from './airports.ts';
import type { BuildContext } from './build-context.ts';
import { compareText } from './compare-text.ts';
import type { FlightRow } from './flights.ts';

/** Some carriers stand there under their ICAO code; those are in no flight number. */
const carrier = matching(/^[A-Z0-9]{2,3}$/, 'a carrier code');

type Frequency = {
  readonly carrier: string;
  readonly origin: string;
  readonly destination: string;
  /** Flights in 2022; 0 when not known. */
  readonly flights2022: number;
  /** Flights a month in 2016-17, to 0.01; 0 when not known or known for 2022. */
  readonly monthlyFlights2016: number;
  /** Seats per flight in 2016-17, to 0.1; 0 when not known. */
  readonly meanSeats: number;
};

/** The flight table's carrier-routes, and its code of each airport. */
type Flown = { readonly keys: ReadonlySet<string>; readonly listedAs: ReadonlyMap<string, string> };

/** @param flights - the flight table's rows: figures of other carrier-routes are left out */
export async function buildFrequencies(
  context: BuildContext,
  flights: readonly FlightRow[],
  airports: readonly AirportRow[],
): Promise<Uint8Array> {
  const { sources } = context;
  const flown = { keys: new Set(flights.map(keyOf)), listedAs: listedCodes(flights, airports) };
  const in2022 = await read2022(context, flown);
  const in2016 = await read2016(context, flown);
  const rows = [...new Set([...in2022.keys(), ...in2016.keys()])].sort(compareText).map((key): Frequency => {
    const [carrierCode = '', origin = '', destination = ''] = key.split(' ');
    const flights2022 = in2022.get(key) ?? 0;
    const before = in2016.get(key);
    return {
      carrier: carrierCode,
      origin,
      destination,
      flights2022,
      monthlyFlights2016: flights2022 > 0 ? 0 : (before?.monthlyFlights ?? 0),
      meanSeats: before?.meanSeats ?? 0,
    };
  });
  const credits = [sources.credit('frequencies2022'), sources.credit('frequencies2016')] as const;
  const withMeanSeats = rows.filter(({ meanSeats }) => meanSeats > 0).length;
  const table = newTable({
    table: 'frequencies',
    sources: credits,
    rows: rows.length,
    notes: [
      `Of ${flown.keys.size} carrier-routes of the flight table ${rows.length} have a frequency: ${in2022.size} of 2022, a year of the pandemic, the others of 2016-17 (mean month x 12); ${withMeanSeats} have mean seats of 2016-17.`,
    ],
  });
  const { sorted: codes, numberOf } = numbered(rows.flatMap(({ origin, destination }) => [origin, destination]));
  const byCarrier = Map.groupBy(rows, (row) => row.carrier);
  table.columns
    .text(credits[0].edition)
    .text(credits[1].edition)
    .sortedStrings(codes)
    .sortedStrings([...byCarrier.keys()])
    .uints([...byCarrier.values()].map(({ length }) => length));
  // Within a carrier origins rise, and destinations within an origin: steps from the row before are small.
  const steps = [...byCarrier.values()].flatMap((group) => {
    let [originBefore, destinationBefore] = [0, 0];
    return group.map((row) => {
      const origin = numberOf(row.origin);
      const destination = numberOf(row.destination);
      if (origin !== originBefore) destinationBefore = 0;
      const step = { origin: origin - originBefore, destination: destination - destinationBefore };
      [originBefore, destinationBefore] = [origin, destination];
      return step;
    });
  });
  table.columns
    .uints(steps.map(({ origin }) => origin))
    .uints(steps.map(({ destination }) => destination))
    .uints(rows.map(({ flights2022 }) => flights2022))
    .decimals(
      rows.map(({ monthlyFlights2016 }) => monthlyFlights2016),
      2,
    )
    .decimals(
      rows.map(({ meanSeats }) => meanSeats),
      1,
    );
  return table.toBytes();
}

const NOT_FLOWN = 'carrier-routes that are not in the flight table';

async function read2022({ sources, report }: BuildContext, flown: Flown): Promise<Map<string, number>> {
  const file = { ...sources.file('frequencies2022'), delimiter: '^' } as const;
  const fields = {
    airline_code: carrier,
    apt_org: iataAirport,
    apt_dst: iataAirport,
    flt_freq: wholeNumber(1, 100_000),
  };
  const found = new Map<string, number>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const key = listedKey(flown, values.airline_code, values.apt_org, values.apt_dst);
    if (found.has(key)) report.bad(file.name, line, `${key} stands there twice`);
    else if (flown.keys.has(key)) found.set(key, values.flt_freq);
    else report.leaveOut(file.name, line, NOT_FLOWN);
  }
  return found;
}

async function read2016({ sources, report }: BuildContext, flown: Flown) {
  const file = { ...sources.file('frequencies2016'), delimiter: '^' } as const;
  const fields = {
    airline_code: carrier,
    apt_org: iataAirport,
    apt_dst: iataAirport,
    seats_mtly_avg: decimal(0, 1e7),
    freq_mtly_avg: decimal(0.01, 1e5),
  };
  const found = new Map<string, { readonly monthlyFlights: number; readonly meanSeats: number }>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const { seats_mtly_avg: seats, freq_mtly_avg: monthlyFlights } = values;
    const key = listedKey(flown, values.airline_code, values.apt_org, values.apt_dst);
    if (found.has(key)) report.bad(file.name, line, `${key} stands there twice`);
    else if (flown.keys.has(key))
      found.set(key, { monthlyFlights, meanSeats: Math.round((seats / monthlyFlights) * 10) / 10 });
    else report.leaveOut(file.name, line, NOT_FLOWN);
  }
  return found;
}

/** The airports' codes as the flight table lists them: an airport with two IATA codes (BSL, EAP) has its flights under one. */
function listedCodes(flights: readonly FlightRow[], airports: readonly AirportRow[]): Map<string, string> {
  const listed = new Set(flights.flatMap(({ origin, destination }) => [origin, destination]));
  const byIcao = new Map(airports.filter(({ iata }) => listed.has(iata)).map(({ icao, iata }) => [icao, iata]));
  byIcao.delete('');
  return new Map(airports.map(({ iata, icao }) => [iata, listed.has(iata) ? iata : (byIcao.get(icao) ?? iata)]));
}

function listedKey({ listedAs }: Flown, carrierCode: string, origin: string, destination: string): string {
  return `${carrierCode} ${listedAs.get(origin) ?? origin} ${listedAs.get(destination) ?? destination}`;
}

function keyOf({ carrier: code, origin, destination }: FlightRow): string {
  return `${code} ${origin} ${destination}`;
}
