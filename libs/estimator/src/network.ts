import { greatCircleDistanceKm, NEARBY_AIRPORT_KM } from '@tim/engine';
import type { Airport, CarrierRoute, Tables } from '@tim/reference-data';
import { operatingDays } from './operating-days.ts';

/** A carrier's flights from one city to another: one leg of a route. */
export type Leg = {
  readonly carrierCode: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly pairs: readonly { readonly origin: Airport; readonly destination: Airport; readonly days: number }[];
  /** Days a year on which it is flown, at most 365. */
  readonly days: number;
  /** Great-circle distance of the most frequent pair [km]. */
  readonly greatCircleKm: number;
};

/** Share of a carrier's routes an airport's city touches from which it is a hub, where its passengers change [1]. Our choice. */
const HUB_SHARE = 0.08;

/** Fewest routes of a carrier that has a hub. Our choice. */
const HUB_FROM_ROUTES = 10;

const DAYS_A_YEAR = 365;

/** Who flies from which city to which, and where carriers' passengers change. */
export type Network = {
  /** Legs out of a city. */
  readonly from: (city: string) => readonly Leg[];
  /** The carrier's leg between two cities. */
  readonly leg: (carrierCode: string, fromCity: string, toCity: string) => Leg | undefined;
  readonly isHub: (carrierCode: string, city: string) => boolean;
  /** The airport, and those within 150 km in other cities that no direct route links to it. */
  readonly withNearby: (airport: Airport) => readonly Airport[];
};

function countOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** @returns the network of the known carrier routes; legs are put together city by city, when first asked for */
export function networkOf(tables: Tables): Network {
  const { airports } = tables;
  const routesFrom = new Map<string, CarrierRoute[]>();
  const touches = new Map<string, number>();
  const routeCounts = new Map<string, number>();
  const served = new Set<number>();
  for (const route of tables.flights.carrierRoutes()) {
    const fromCity = airports.at(route.originIndex).cityCode;
    const toCity = airports.at(route.destinationIndex).cityCode;
    const before = routesFrom.get(fromCity);
    if (before) before.push(route);
    else routesFrom.set(fromCity, [route]);
    countOne(touches, route.carrierCode + fromCity);
    countOne(touches, route.carrierCode + toCity);
    countOne(routeCounts, route.carrierCode);
    served.add(route.originIndex);
  }

  const legsFrom = new Map<string, readonly Leg[]>();
  const from = (city: string): readonly Leg[] => {
    const before = legsFrom.get(city);
    if (before) return before;
    const legs = legsOf(tables, city, routesFrom.get(city) ?? []);
    legsFrom.set(city, legs);
    return legs;
  };

  const nearby = new Map<number, readonly Airport[]>();
  const withNearby = (airport: Airport): readonly Airport[] => {
    const before = nearby.get(airport.index);
    if (before) return before;
    const linked = new Set(from(airport.cityCode).map((leg) => leg.toCity));
    const others = [...served]
      .map((index) => airports.at(index))
      .filter((other) => {
        if (other.cityCode === airport.cityCode || linked.has(other.cityCode)) return false;
        if (Math.abs(other.latitudeDeg - airport.latitudeDeg) > 2) return false;
        return greatCircleDistanceKm(airport, other) <= NEARBY_AIRPORT_KM;
      });
    const cities = new Map([airport, ...others].map((each) => [each.cityCode, each] as const).toReversed());
    const list = [...cities.values()].toReversed();
    nearby.set(airport.index, list);
    return list;
  };

  return {
    from,
    leg: (carrierCode, fromCity, toCity) =>
      from(fromCity).find((leg) => leg.toCity === toCity && leg.carrierCode === carrierCode),
    isHub: (carrierCode, city) => {
      const routes = routeCounts.get(carrierCode) ?? 0;
      return routes >= HUB_FROM_ROUTES && (touches.get(carrierCode + city) ?? 0) / routes >= HUB_SHARE;
    },
    withNearby,
  };
}

function legsOf(tables: Tables, fromCity: string, routes: readonly CarrierRoute[]): readonly Leg[] {
  const grouped = new Map<string, CarrierRoute[]>();
  for (const route of routes) {
    const key = `${tables.airports.at(route.destinationIndex).cityCode} ${route.carrierCode}`;
    const before = grouped.get(key);
    if (before) before.push(route);
    else grouped.set(key, [route]);
  }
  return [...grouped.values()].flatMap((group): readonly Leg[] => {
    const pairs = group
      .map((route) => {
        const origin = tables.airports.at(route.originIndex);
        const destination = tables.airports.at(route.destinationIndex);
        return { origin, destination, days: operatingDays(tables, route, origin, destination).value };
      })
      .sort((a, b) => b.days - a.days);
    const [main] = pairs;
    const carrierCode = group[0]?.carrierCode;
    if (!main || carrierCode === undefined || main.destination.cityCode === fromCity) return [];
    return [
      {
        carrierCode,
        fromCity,
        toCity: main.destination.cityCode,
        pairs,
        days: Math.min(
          DAYS_A_YEAR,
          pairs.reduce((sum, pair) => sum + pair.days, 0),
        ),
        greatCircleKm: greatCircleDistanceKm(main.origin, main.destination),
      },
    ];
  });
}
