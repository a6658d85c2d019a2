import { eitherWay } from './either-way.ts';
import type { RouteFactTable } from './route-look-ups.ts';
import type { OpenTable } from './table-header.ts';

const isWithin = (month: number, { first, last }: { readonly first: number; readonly last: number }) =>
  first <= last ? first <= month && month <= last : first <= month || month <= last;

/**
 * Edition, then columns: carrier, both airports, whether it flies (1) or not (0); then seasons: carrier (empty for any), both airports (the
 * second empty for those of all other countries), first and last month of the year.
 */
export function readRouteFacts({ reader }: OpenTable): RouteFactTable {
  const sourceVersion = reader.text();
  const carriers = reader.repeatedStrings();
  const airports = reader.repeatedStrings();
  const otherAirports = reader.repeatedStrings();
  const flown = reader.uints();
  const facts = new Map(
    carriers.map((carrier, row) => [eitherWay(carrier, airports[row], otherAirports[row]), flown[row] === 1]),
  );
  const seasonCarriers = reader.repeatedStrings();
  const seasonAirports = reader.repeatedStrings();
  const seasonOthers = reader.repeatedStrings();
  const firsts = reader.uints();
  const lasts = reader.uints();
  const seasons = new Map(
    seasonCarriers.map((carrier, row) => [
      eitherWay(carrier, seasonAirports[row], seasonOthers[row]),
      { first: firsts[row] ?? 1, last: lasts[row] ?? 12 },
    ]),
  );
  return {
    isInSeason: (carrierCode, origin, destination, month) => {
      const [one, other] = [origin.iataAirportCode, destination.iataAirportCode];
      const ofRoute = seasons.get(eitherWay(carrierCode, one, other)) ?? seasons.get(eitherWay('', one, other));
      if (ofRoute) return isWithin(month, ofRoute);
      if (origin.countryCode === destination.countryCode) return undefined;
      const ofAirports = [one, other].flatMap((airport) => seasons.get(eitherWay('', airport, '')) ?? []);
      return ofAirports.length === 0 ? undefined : ofAirports.every((season) => isWithin(month, season));
    },
    flownRoutes: () =>
      carriers.flatMap((carrierCode, row) =>
        flown[row] === 1 ? [{ carrierCode, ends: [airports[row] ?? '', otherAirports[row] ?? ''] as const }] : [],
      ),
    isFlown: (carrierCode, origin, destination) =>
      facts.get(eitherWay(carrierCode, origin.iataAirportCode, destination.iataAirportCode)),
    provenance: { source: 'ROUTE_LIST', sourceVersion, dataCategory: 'DEFAULT' },
  };
}
