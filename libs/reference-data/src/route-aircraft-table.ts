import { eitherWay } from './either-way.ts';
import { groupBy } from './group-by.ts';
import type { OpenTable } from './table-header.ts';
import type { RouteAircraft, RouteAircraftTable } from './traffic-tables.ts';

const NONE: readonly RouteAircraft[] = [];

/** Edition, then columns: carrier, both airports, ICAO type, share [%], seats (0 where they are not told). */
export function readRouteAircraft({ reader }: OpenTable): RouteAircraftTable {
  const sourceVersion = reader.text();
  const carriers = reader.repeatedStrings();
  const airports = reader.repeatedStrings();
  const otherAirports = reader.repeatedStrings();
  const types = reader.repeatedStrings();
  const percents = reader.uints();
  const seats = reader.uints();

  const byRoute = groupBy(
    carriers.map((carrierCode, row) => ({
      key: eitherWay(carrierCode, airports[row], otherAirports[row]),
      icaoAircraftType: types[row] ?? '',
      share: (percents[row] ?? 0) / 100,
      totalSeats: seats[row] || undefined,
    })),
    ({ key }) => key,
  );
  return {
    onRoute: (carrierCode, { iataAirportCode: origin }, { iataAirportCode: destination }) =>
      byRoute.get(eitherWay(carrierCode, origin, destination)) ?? NONE,
    provenance: { source: 'CARRIER_FLEET_TABLE', sourceVersion, dataCategory: 'DEFAULT' },
  };
}
