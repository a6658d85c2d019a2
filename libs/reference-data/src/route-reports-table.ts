import type { Airport, AirportTable } from './look-ups.ts';
import type { RouteReportTable } from './route-look-ups.ts';
import type { OpenTable } from './table-header.ts';

const keyOf = (carrierCode: string, origin: number, destination: number) => `${carrierCode} ${origin} ${destination}`;

/** Edition, country, first and last month, then columns: carrier, airport abroad or of the country, other airport, flights. */
export function readRouteReports({ reader }: OpenTable, airports: AirportTable): RouteReportTable {
  const sourceVersion = reader.text();
  const countryCode = reader.text();
  const [from, through] = [reader.text(), reader.text()];
  const codes = reader.sortedStrings();
  const carriers = reader.repeatedStrings();
  const origins = reader.uints();
  const destinations = reader.uints();
  const flights = reader.uints();
  const indexOf = (number: number | undefined) => airports.find(codes[number ?? 0] ?? '')?.index ?? -1;
  const rows = new Map(
    carriers.map((carrier, row) => [
      keyOf(carrier, indexOf(origins[row]), indexOf(destinations[row])),
      flights[row] ?? 0,
    ]),
  );
  const isIn = (airport: Airport) => airport.countryCode === countryCode;
  return {
    from,
    through,
    isCovered: (origin, destination) => isIn(origin) !== isIn(destination),
    flights: (carrierCode, origin, destination) => rows.get(keyOf(carrierCode, origin.index, destination.index)) ?? 0,
    provenance: { source: 'ROUTE_FREQUENCY_LIST', sourceVersion, dataCategory: 'PRIMARY' },
  };
}
