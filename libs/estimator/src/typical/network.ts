import { blockTimeHours, greatCircleDistanceKm } from '@tim/engine';
import { groupBy } from '@tim/reference-data';
import type { Airport, CarrierRoute, Provenance, Tables } from '@tim/reference-data';
import { isShown } from '../inputs/standing/is-shown.ts';
import type { Standing } from '../inputs/standing/standing-rule.ts';
import type { StandingFinder } from '../inputs/standing/standing-data.ts';
import { routeShares } from '../question/route-shares.ts';
import type { RouteShares } from '../question/route-shares.ts';
import { remember } from '../remember.ts';
import { flightsAYear, operatingDays } from './operating-days.ts';
import { unlistedRoutes } from './unlisted-routes.ts';
import { NEARBY_LATITUDE_DEG, usedAirports } from './used-airports.ts';
import type { KnownFlights, UsedAirports } from './used-airports.ts';

/** The airports of a leg's flights. */
export type LegPair = {
  readonly origin: Airport;
  readonly destination: Airport;
  /** Days a year on which they are flown. */
  readonly days: number;
  readonly standing: Standing;
};

/** A carrier's flights from one city to another: one leg of a route. */
export type Leg = {
  readonly carrierCode: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly pairs: readonly LegPair[];
  /** Days a year on which it is flown, at most 365. */
  readonly days: number;
  /** Where the days come from; an estimate if those of any of its pairs are one. */
  readonly daysFrom: Provenance;
  /** Great-circle distance of the most frequent pair [km]. */
  readonly greatCircleKm: number;
  /** From departure to arrival over that distance [h]. */
  readonly blockTimeHours: number;
  /** True when it starts where the carrier's passengers change. */
  readonly startsAtHub: boolean;
  /** The same of where it ends. */
  readonly endsAtHub: boolean;
};

/** A city is a carrier's hub from this share of its routes on [1]. Our choice. */
const HUB_SHARE = 0.08;

const DAYS_A_YEAR = 365;

/** Legs that end in a city, and those that go on from there. */
export type Change = { readonly firsts: readonly Leg[]; readonly seconds: readonly Leg[] };

/** Who flies from which city to which. */
export type Network = {
  /** Cities with flights. */
  readonly cities: readonly string[];
  /** Legs out of a city, by the city they end in. */
  readonly from: (city: string) => ReadonlyMap<string, readonly Leg[]>;
  /** The cities in which passengers from one to another may change, in any order. */
  readonly changes: (fromCity: string, toCity: string) => readonly Change[];
  /** Legs between two cities, one a carrier. */
  readonly between: (fromCity: string, toCity: string) => readonly Leg[] | undefined;
  /** The carriers with which it is sold on one ticket, itself among them if it sells connections. */
  readonly soldWith: (carrierCode: string) => ReadonlySet<string>;
  /** The airport, and one airport of each other city whose airports the people of its city use. */
  readonly withNearby: (airport: Airport) => UsedAirports;
  /** Legs between two cities that are in the list of flights and not flown today, as far as is known. */
  readonly oldBetween: (fromCity: string, toCity: string) => readonly Leg[];
};

/** Latitudes that are near each other are of one band, or of two beside each other. */
const bandOf = (latitudeDeg: number): number => Math.floor(latitudeDeg / NEARBY_LATITUDE_DEG);

/** @returns the network of the known carrier routes; legs are put together city by city, when first asked for */
export function networkOf(tables: Tables, standingOf: StandingFinder): Network {
  const { airports } = tables;
  const all = [...tables.flights.carrierRoutes()];
  const listed = all.filter((route) => isShown(standingOf(route)));
  const unlisted = unlistedRoutes(tables, standingOf);
  const routes = [...listed, ...unlisted.keys()];
  const cityOf = ({ originIndex }: CarrierRoute) => airports.at(originIndex).cityCode;
  const routesFrom = groupBy(routes, cityOf);
  const oldRoutesFrom = groupBy(
    all.filter((route) => !isShown(standingOf(route))),
    cityOf,
  );
  const shareOf = routeShares(tables, listed);
  // There are three sources of days, so each needs one object, not one for every pair of airports.
  const sources = new Map<string, Provenance>();
  const keptOnce = (from: Provenance): Provenance => {
    const kept = sources.get(from.basis.kind) ?? from;
    sources.set(from.basis.kind, kept);
    return kept;
  };
  const served = [...new Set(routes.map(({ originIndex }) => originIndex))].map((index) => airports.at(index));
  const bandAround = remember((band: number): readonly Airport[] =>
    served.filter(({ latitudeDeg }) => Math.abs(bandOf(latitudeDeg) - band) <= 1),
  );
  const known = { shareOf, keptOnce, standingOf: (route: CarrierRoute) => unlisted.get(route) ?? standingOf(route) };
  const legsOut = remember((city: string): ReadonlyMap<string, readonly Leg[]> =>
    groupBy(legsOf(tables, known, city, routesFrom.get(city) ?? []), ({ toCity }) => toCity),
  );

  const flightsFrom = remember((city: string): ReadonlyMap<Airport, number> => {
    const flights = new Map<Airport, number>();
    for (const route of routesFrom.get(city) ?? []) {
      const origin = airports.at(route.originIndex);
      const { value } = flightsAYear(tables, route, origin, airports.at(route.destinationIndex));
      flights.set(origin, (flights.get(origin) ?? 0) + value);
    }
    return flights;
  });
  const between: Network['between'] = (fromCity, toCity) => legsOut(fromCity).get(toCity);
  const knownFlights: KnownFlights = {
    airportsAround: (latitudeDeg) => bandAround(bandOf(latitudeDeg)),
    fromCity: flightsFrom,
    areApart: tables.airportUse.areApart,
    areLinked: (one, other) => between(one, other) !== undefined || between(other, one) !== undefined,
  };

  return {
    cities: [...routesFrom.keys()],
    from: legsOut,
    changes: (fromCity, toCity) =>
      [...legsOut(fromCity)].flatMap(([city, firsts]) => {
        const seconds = city === toCity ? undefined : between(city, toCity);
        return seconds ? [{ firsts, seconds }] : [];
      }),
    between,
    soldWith: tables.partners.soldWith,
    withNearby: remember((airport: Airport) => usedAirports(airport, knownFlights)),
    oldBetween: (fromCity, toCity) => {
      const isThere = ({ destinationIndex }: CarrierRoute) => airports.at(destinationIndex).cityCode === toCity;
      return legsOf(tables, known, fromCity, (oldRoutesFrom.get(fromCity) ?? []).filter(isThere));
    },
  };
}

type KnownOfLegs = {
  readonly shareOf: RouteShares;
  readonly keptOnce: (from: Provenance) => Provenance;
  readonly standingOf: StandingFinder;
};

function legsOf(
  tables: Tables,
  { shareOf, keptOnce, standingOf }: KnownOfLegs,
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
        return { origin, destination, days: value, standing: standingOf(route), from: keptOnce(from) };
      })
      .sort((a, b) => b.days - a.days);
    const [main] = pairs;
    const carrierCode = group[0]?.carrierCode;
    if (!main || carrierCode === undefined || main.destination.cityCode === fromCity) return [];
    const toCity = main.destination.cityCode;
    const days = pairs.reduce((sum, pair) => sum + pair.days, 0);
    const greatCircleKm = greatCircleDistanceKm(main.origin, main.destination);
    const { from } = pairs.find((pair) => pair.from.dataCategory === 'DEFAULT') ?? main;
    return [
      {
        carrierCode,
        fromCity,
        toCity,
        pairs,
        days: Math.min(DAYS_A_YEAR, days),
        daysFrom: from,
        greatCircleKm,
        blockTimeHours: blockTimeHours(greatCircleKm),
        startsAtHub: shareOf(carrierCode, fromCity) >= HUB_SHARE,
        endsAtHub: shareOf(carrierCode, toCity) >= HUB_SHARE,
      },
    ];
  });
}
