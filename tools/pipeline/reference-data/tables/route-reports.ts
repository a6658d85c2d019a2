import { newTable } from '../codec/new-table.ts';
import { numbered } from '../codec/numbered.ts';
import { oneOf, text, wholeNumber } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { AirportRow } from './airports.ts';
import type { BuildContext } from './build-context.ts';
import { AIRLINES, bitreRoute, COUNTRY } from './bitre-names.ts';
import { citiesByCode } from './cities-by-code.ts';
import { compareText } from './compare-text.ts';

/** Months that are counted: a year, so that every season is among them. */
const MONTHS = 12;

/** Origin and destination are cities. */
type Reported = { readonly carrier: string; readonly origin: string; readonly destination: string; flights: number };

/** Flights of each airline between cities of Australia and abroad in the source's last twelve months. */
export async function buildRouteReports(
  { sources, report }: BuildContext,
  airportList: readonly AirportRow[],
): Promise<Uint8Array> {
  const file = sources.file('australiaRoutes');
  const credit = sources.credit('australiaRoutes');
  const fields = {
    airline: text,
    route: bitreRoute,
    direction: oneOf('I', 'O'),
    year: wholeNumber(2000, 2100),
    month: wholeNumber(1, 12),
    flights: wholeNumber(0, 10_000),
  };
  const rows = await readRows(file, fields, report);
  const cities = citiesByCode(airportList);
  const lastMonth = Math.max(...rows.map(({ values }) => values.year * MONTHS + values.month - 1));
  const reported = new Map<string, Reported>();
  for (const { line, values } of rows) {
    const carrier = AIRLINES[values.airline];
    if (carrier === undefined) {
      report.bad(file.name, line, `airline ${values.airline} has no code here`);
      continue;
    }
    if (values.year * MONTHS + values.month - 1 <= lastMonth - MONTHS) continue;
    const stops = values.route.split('-');
    for (const [at, start] of stops.slice(0, -1).entries()) {
      const end = stops[at + 1] ?? '';
      const [from, to] = [cities.get(start), cities.get(end)];
      if (from === undefined || to === undefined) {
        report.bad(file.name, line, `${from ? end : start} is neither an airport nor a city here`);
      } else if ((from.country === COUNTRY) !== (to.country === COUNTRY)) {
        const [origin, destination] = [from.code, to.code];
        const key = `${carrier} ${origin} ${destination}`;
        const sum = reported.get(key) ?? { carrier, origin, destination, flights: 0 };
        sum.flights += values.flights;
        reported.set(key, sum);
      }
    }
  }
  const flown = [...reported].toSorted(([a], [b]) => compareText(a, b)).map(([, route]) => route);
  const { sorted: codes, numberOf } = numbered(flown.flatMap(({ origin, destination }) => [origin, destination]));
  const table = newTable({
    table: 'route-reports',
    sources: [credit],
    rows: flown.length,
    notes: [
      'Flights between Australia and abroad by airline and leg between cities, summed over twelve months; legs within Australia and between other countries are left out.',
    ],
  });
  table.columns
    .text(credit.edition)
    .text(COUNTRY)
    .text(monthText(lastMonth - MONTHS + 1))
    .text(monthText(lastMonth))
    .sortedStrings(codes)
    .repeatedStrings(flown.map(({ carrier }) => carrier))
    .uints(flown.map(({ origin }) => numberOf(origin)))
    .uints(flown.map(({ destination }) => numberOf(destination)))
    .uints(flown.map(({ flights }) => flights));
  return table.toBytes();
}

const monthText = (month: number) => `${Math.floor(month / MONTHS)}-${String((month % MONTHS) + 1).padStart(2, '0')}`;
