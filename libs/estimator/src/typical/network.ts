import { greatCircleDistanceKm } from '@tim/engine';
import { groupBy } from '@tim/reference-data';
import type { Airport, CarrierRoute, Provenance, Tables } from '@tim/reference-data';
import { isFlownToday } from './flown-today.ts';
import { routeShares } from '../question/route-shares.ts';
import type { RouteShares } from '../question/route-shares.ts';
import { remember } from '../remember.ts';
import { flightsAYear, operatingDays } from './operating-days.ts';
import { usedAirports } from './used-airports.ts';
import type { KnownFlights } from './used-airports.ts';

/** A carrier's flights from one city to another: one leg of a route. */
export type Leg = {
  readonly carrierCode: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly pairs: readonly { readonly origin: Airport; readonly destination: Airport; readonly days: number }[];
  /** Days a year on which it is flown, at most 365. */
  readonly days: number;
  /** Where those come from; an estimate where those of one of its pairs are. */
  readonly daysFrom: Provenance;
  /** Great-circle distance of the most frequent pair [km]. */
  readonly greatCircleKm: number;
  /** True when it starts where the carrier's passengers change. */
  readonly startsAtHub: boolean;
  /** The same of where it ends. */
  readonly endsAtHub: boolean;
};

/** Legs out of a city, and the same by the city they end in. */
type CityLegs = { readonly legs: readonly Leg[]; readonly byEnd: ReadonlyMap<string, readonly Leg[]> };

/** Share of a carrier's routes that touch a city from which the city is its hub [1]. Our choice. */
const HUB_SHARE = 0.08;

const DAYS_A_YEAR = 365;

/** Who flies from which city to which. */
export type Network = {
  /** Legs out of a city. */
  readonly from: (city: string) => readonly Leg[];
  /** Legs between two cities, one a carrier. */
  readonly between: (fromCity: string, toCity: string) => readonly Leg[] | undefined;
  /** The carrier, and those with which it is sold on one ticket. */
  readonly soldWith: (carrierCode: string) => ReadonlySet<string>;
  /** The airport, and one of each other city whose airports the people of its city use. */
  readonly withNearby: (airport: Airport) => readonly Airport[];
};

/** @returns the network of the known carrier routes; legs are put together city by city, when first asked for */
export function networkOf(tables: Tables): Network {
  const { airports } = tables;
  const routes = [...tables.flights.carrierRoutes()].filter((route) => isFlownToday(tables, route));
  const routesFrom = groupBy(routes, ({ originIndex }) => airports.at(originIndex).cityCode);
  const shareOf = routeShares(tables, routes);
  // Days come from one of three sources: an object each, not one with every pair of airports.
  const sources = new Map<string, Provenance>();
  const keptOnce = (from: Provenance): Provenance => {
    const kept = sources.get(from.basis.kind) ?? from;
    sources.set(from.basis.kind, kept);
    return kept;
  };
  const served = [...new Set(routes.map(({ originIndex }) => originIndex))].map((index) => airports.at(index));
  const legsOut = remember((city): CityLegs => {
    const legs = legsOf(tables, { shareOf, keptOnce }, city, routesFrom.get(city) ?? []);
    // Copies: an array that was pushed to holds room for seventeen, and most cities have one or two carriers.
    const byEnd = Array.from(
      groupBy(legs, ({ toCity }) => toCity),
      ([to, some]) => [to, [...some]] as const,
    );
    return { legs, byEnd: new Map(byEnd) };
  });

  const flightsFrom = remember((city): ReadonlyMap<Airport, number> => {
    const flights = new Map<Airport, number>();
    for (const route of routesFrom.get(city) ?? []) {
      const origin = airports.at(route.originIndex);
      const { value } = flightsAYear(tables, route, origin, airports.at(route.destinationIndex));
      flights.set(origin, (flights.get(origin) ?? 0) + value);
    }
    return flights;
  });
  const between: Network['between'] = (fromCity, toCity) => legsOut(fromCity).byEnd.get(toCity);
  const known: KnownFlights = {
    airports: served,
    fromCity: flightsFrom,
    areLinked: (one, other) => between(one, other) !== undefined || between(other, one) !== undefined,
  };

  const used = new Map<Airport, readonly Airport[]>();
  const withNearby: Network['withNearby'] = (airport) => {
    const before = used.get(airport);
    if (before) return before;
    const found = usedAirports(airport, known);
    used.set(airport, found);
    return found;
  };

  return {
    from: (city) => legsOut(city).legs,
    between,
    soldWith: tables.partners.soldWith,
    withNearby,
  };
}

function legsOf(
  tables: Tables,
  { shareOf, keptOnce }: { readonly shareOf: RouteShares; readonly keptOnce: (from: Provenance) => Provenance },
  fromCity: string,
  routes: readonly CarrierRoute[],
): readonly Leg[] {
  const grouped = groupBy(
    routes,
    ({ carrierCode, destinationIndex }) => `${tables.airports.at(destinationIndex).cityCode} ${carrierCode}`,
  );
  return [...grouped.values()].flatMap((group): readonly Leg[] => {
    const pairs = group
      .map((route) => {
        const origin = tables.airports.at(route.originIndex);
        const destination = tables.airports.at(route.destinationIndex);
        const { value, ...from } = operatingDays(tables, route, origin, destination);
        return { origin, destination, days: value, from: keptOnce(from) };
      })
      .sort((a, b) => b.days - a.days);
    const [main] = pairs;
    const carrierCode = group[0]?.carrierCode;
    if (!main || carrierCode === undefined || main.destination.cityCode === fromCity) return [];
    const toCity = main.destination.cityCode;
    const days = pairs.reduce((sum, pair) => sum + pair.days, 0);
    const { from } = pairs.find((pair) => pair.from.dataCategory === 'DEFAULT') ?? main;
    return [
      {
        carrierCode,
        fromCity,
        toCity,
        pairs,
        days: Math.min(DAYS_A_YEAR, days),
        daysFrom: from,
        greatCircleKm: greatCircleDistanceKm(main.origin, main.destination),
        startsAtHub: shareOf(carrierCode, fromCity) >= HUB_SHARE,
        endsAtHub: shareOf(carrierCode, toCity) >= HUB_SHARE,
      },
    ];
  });
}
