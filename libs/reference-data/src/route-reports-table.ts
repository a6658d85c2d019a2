import type { Airport } from './look-ups.ts';
import type { RouteReportTable } from './route-look-ups.ts';
import type { OpenTable } from './table-header.ts';

const keyOf = (carrierCode: string, originCity = '', destinationCity = '') =>
  `${carrierCode} ${originCity} ${destinationCity}`;

/** Edition, country, first and last month, then columns: carrier, city of origin, city of destination, flights. */
export function readRouteReports({ reader }: OpenTable): RouteReportTable {
  const sourceVersion = reader.text();
  const countryCode = reader.text();
  const [from, through] = [reader.text(), reader.text()];
  const cities = reader.sortedStrings();
  const carriers = reader.repeatedStrings();
  const origins = reader.uints();
  const destinations = reader.uints();
  const flights = reader.uints();
  const rows = new Map(
    carriers.map((carrier, row) => [
      keyOf(carrier, cities[origins[row] ?? 0], cities[destinations[row] ?? 0]),
      flights[row] ?? 0,
    ]),
  );
  const isIn = (airport: Airport) => airport.countryCode === countryCode;
  return {
    from,
    through,
    isCovered: (origin, destination) => isIn(origin) !== isIn(destination),
    flights: (carrierCode, origin, destination) =>
      rows.get(keyOf(carrierCode, origin.cityCode, destination.cityCode)) ?? 0,
    provenance: { source: 'ROUTE_FREQUENCY_LIST', sourceVersion, dataCategory: 'PRIMARY' },
  };
}
