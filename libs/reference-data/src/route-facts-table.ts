import type { RouteFactTable } from './route-look-ups.ts';
import type { OpenTable } from './table-header.ts';

const keyOf = (carrierCode: string, one: string, other: string) =>
  one < other ? `${carrierCode} ${one} ${other}` : `${carrierCode} ${other} ${one}`;

/** Edition, then columns: carrier, both airports, whether it flies (1) or not (0). */
export function readRouteFacts({ reader }: OpenTable): RouteFactTable {
  const sourceVersion = reader.text();
  const carriers = reader.repeatedStrings();
  const airports = reader.repeatedStrings();
  const otherAirports = reader.repeatedStrings();
  const flown = reader.uints();
  const facts = new Map(
    carriers.map((carrier, row) => [keyOf(carrier, airports[row] ?? '', otherAirports[row] ?? ''), flown[row] === 1]),
  );
  return {
    flownRoutes: () =>
      carriers.flatMap((carrierCode, row) =>
        flown[row] === 1 ? [{ carrierCode, ends: [airports[row] ?? '', otherAirports[row] ?? ''] as const }] : [],
      ),
    isFlown: (carrierCode, origin, destination) =>
      facts.get(keyOf(carrierCode, origin.iataAirportCode, destination.iataAirportCode)),
    provenance: { source: 'ROUTE_LIST', sourceVersion, dataCategory: 'DEFAULT' },
  };
}
