import { ROUTE_STEP } from '@tim/reference-data';
import { newTable } from '../codec/new-table.ts';
import { numbered } from '../codec/numbered.ts';
import { iataAirport, iataCarrier, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { SourceFacts } from '../data/source-facts.ts';
import type { BuildContext } from './build-context.ts';

export type FlightRow = {
  readonly carrier: string;
  readonly flightNumber: number;
  readonly origin: string;
  readonly destination: string;
};

/**
 * @param countries - of the airports table's airports, by their codes
 * @param holders - countries of a code's holder, where another company flies under the code too
 */
export async function readFlightList(
  { sources, report }: BuildContext,
  countries: ReadonlyMap<string, string>,
  holders: SourceFacts['flightHolders'],
): Promise<FlightRow[]> {
  const file = sources.file('flights');
  const fields = {
    carrier: iataCarrier,
    flight_number: wholeNumber(1, 9999),
    origin: iataAirport,
    destination: iataAirport,
  };
  const flights = new Map<string, FlightRow>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const { carrier, flight_number: flightNumber, origin, destination } = values;
    const unknown = [origin, destination].find((code) => !countries.has(code));
    const key = `${carrier} ${String(flightNumber).padStart(4, '0')} ${origin} ${destination}`;
    if (unknown !== undefined) report.bad(file.name, line, `airport ${unknown} is not in the airports table`);
    else if (origin === destination) report.bad(file.name, line, `origin and destination are both ${origin}`);
    else if (flights.has(key)) report.bad(file.name, line, `${key} stands there twice`);
    else if (isOfAnotherCompany(holders.get(carrier), countries.get(origin), countries.get(destination)))
      report.leaveOut(file.name, line, `flights under ${carrier} that are another company’s`);
    else flights.set(key, { carrier, flightNumber, origin, destination });
  }
  return [...flights.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, flight]) => flight);
}

/** Whether a flight between two countries is another company's: it touches none of the countries of the code's holder. */
function isOfAnotherCompany(holders: readonly string[] | undefined, origin = '', destination = ''): boolean {
  return holders !== undefined && !holders.includes(origin) && !holders.includes(destination);
}

/** How many carriers fly from or to each airport, counting each carrier's route once. */
export function countCarrierRoutes(flights: readonly FlightRow[]): Map<string, number> {
  const routes = new Map(flights.map((row) => [`${row.carrier} ${row.origin} ${row.destination}`, row]));
  const counts = new Map<string, number>();
  for (const { origin, destination } of routes.values()) {
    for (const airport of [origin, destination]) counts.set(airport, (counts.get(airport) ?? 0) + 1);
  }
  return counts;
}

/** @param flights - sorted by carrier, then number */
export function buildFlights({ sources }: BuildContext, flights: readonly FlightRow[]): Uint8Array {
  const credit = sources.credit('flights');
  const { sorted: codes, numberOf } = numbered(flights.flatMap(({ origin, destination }) => [origin, destination]));
  const byCarrier = Map.groupBy(flights, ({ carrier }) => carrier);
  const columns = { stationCounts: [], stations: [], numberSteps: [], routeSteps: [], named: [] } as Columns;
  for (const rows of byCarrier.values()) {
    const stations = busiestFirst(rows);
    columns.stationCounts.push(stations.length);
    columns.stations.push(...stations.map(numberOf));
    pushRows(columns, rows, stations);
  }
  const table = newTable({
    table: 'flights',
    sources: [credit],
    rows: flights.length,
    notes: ['Operating flights seen by volunteers; some are stale, callsigns with letters are left out.'],
  });
  table.columns
    .text(credit.edition)
    .sortedStrings(codes)
    .sortedStrings([...byCarrier.keys()])
    .uints([...byCarrier.values()].map(({ length }) => length))
    .uints(columns.stationCounts)
    .uints(columns.stations)
    .uints(columns.numberSteps)
    .uints(columns.routeSteps)
    .uints(columns.named);
  return table.toBytes();
}

type Columns = Readonly<Record<'stationCounts' | 'stations' | 'numberSteps' | 'routeSteps' | 'named', number[]>>;

/** A carrier's airports, most rows first: the common ones get the small numbers. */
function busiestFirst(rows: readonly FlightRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { origin, destination } of rows) {
    for (const code of [origin, destination]) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([code]) => code);
}

function pushRows(columns: Columns, rows: readonly FlightRow[], stations: readonly string[]): void {
  const numbers = new Map(stations.map((code, number) => [code, number]));
  const [first = ''] = stations;
  let before: FlightRow = { carrier: '', flightNumber: 0, origin: first, destination: first };
  for (const row of rows) {
    const [step, named] = routeStep(before, row);
    columns.numberSteps.push(row.flightNumber - before.flightNumber);
    columns.routeSteps.push(ROUTE_STEP[step]);
    columns.named.push(...named.map((code) => numbers.get(code) ?? 0));
    before = row;
  }
}

/** How the row's route follows from the one before, and the airports that must be named. */
function routeStep(before: FlightRow, { origin, destination }: FlightRow): [keyof typeof ROUTE_STEP, string[]] {
  if (origin === before.destination && destination === before.origin) return ['BACK', []];
  if (origin === before.origin && destination === before.destination) return ['SAME', []];
  if (origin === before.destination) return ['ONWARD', [destination]];
  if (origin === before.origin) return ['SAME_ORIGIN', [destination]];
  if (destination === before.destination) return ['INTO_DESTINATION', [origin]];
  if (destination === before.origin) return ['INTO_ORIGIN', [origin]];
  return ['UNRELATED', [origin, destination]];
}
