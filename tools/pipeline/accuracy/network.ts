import type { ContrailsBucket, Estimator, FlightEstimate, UnavailableReason } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { seasonDay } from './contrail-cases.ts';
import { askOnAnyDay, routeQuery, routeText } from './ask-figures.ts';
import { regionOf } from './regions.ts';

/** What the engine says of every carrier and route it knows. */
export type NetworkAnswers = {
  readonly carrierRoutes: number;
  readonly estimated: number;
  /** Why the others have none, most first, each with an example. */
  readonly reasons: readonly { readonly reason: UnavailableReason; readonly count: number; readonly example: string }[];
  /** How much is known of the routes from each part of the world, most routes first. */
  readonly coverage: readonly RegionCoverage[];
  readonly flightNumbersByBucket: Readonly<Record<ContrailsBucket, number>>;
};

/** Carriers' routes from a part of the world that get an estimate. */
export type RegionCoverage = {
  readonly region: string;
  readonly carrierRoutes: number;
  /** Those with a load factor of the carrier or the route: not the method's one figure for all flights. */
  readonly withLoad: number;
  /** Those on which types were seen, reported, counted, scheduled or kept: not taken from a fleet. */
  readonly withType: number;
};

/** Bases of an aircraft that is taken from a fleet. */
const FROM_A_FLEET: ReadonlySet<FlightEstimate['aircraft']['basis']['kind']> = new Set([
  'fleet-and-seats-on-route',
  'carrier-fleet',
  'reported-elsewhere',
  'all-carriers-fleets',
]);

/** Ask for every carrier and route of the flight index, no aircraft named, a quarter of them in each season. */
export function askNetwork(estimator: Estimator, tables: Tables): NetworkAnswers {
  const reasons = new Map<UnavailableReason, { count: number; readonly example: string }>();
  const buckets: Record<ContrailsBucket, number> = { NEGLIGIBLE: 0, MODERATE: 0, SEVERE: 0 };
  const coverage = new Map<string, { carrierRoutes: number; withLoad: number; withType: number }>();
  let carrierRoutes = 0;
  let estimated = 0;
  for (const route of tables.flights.carrierRoutes()) {
    const query = routeQuery(tables, route, seasonDay(carrierRoutes));
    const result = askOnAnyDay(estimator, query);
    carrierRoutes += 1;
    if (result.kind === 'estimated') {
      estimated += 1;
      const region = regionOf(tables.airports.at(route.originIndex));
      const known = coverage.get(region) ?? { carrierRoutes: 0, withLoad: 0, withType: 0 };
      coverage.set(region, known);
      known.carrierRoutes += 1;
      if (result.inputs.passengerLoadFactor.basis.kind !== 'global-default') known.withLoad += 1;
      if (!FROM_A_FLEET.has(result.aircraft.basis.kind)) known.withType += 1;
      if (result.contrailsImpactBucket) buckets[result.contrailsImpactBucket] += route.flightNumberCount;
    } else {
      const known = reasons.get(result.reason);
      if (known) known.count += 1;
      else reasons.set(result.reason, { count: 1, example: `${query.carrierCode} ${routeText(query)}` });
    }
  }
  return {
    carrierRoutes,
    estimated,
    reasons: [...reasons]
      .map(([reason, { count, example }]) => ({ reason, count, example }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
    coverage: [...coverage]
      .map(([region, known]) => ({ region, ...known }))
      .sort((a, b) => b.carrierRoutes - a.carrierRoutes),
    flightNumbersByBucket: buckets,
  };
}

export type AircraftCodeAnswers = {
  readonly codes: number;
  readonly withFuelTable: number;
  readonly withEstimate: number;
  readonly withoutFuelTable: readonly string[];
  /** Codes without an estimate, by reason. */
  readonly withoutEstimate: readonly {
    readonly reason: UnavailableReason;
    readonly aircraftCodes: readonly string[];
  }[];
};

/** A short route that every aircraft reaches and a carrier known on it. */
const SHORT_ROUTE = { origin: 'FRA', destination: 'MUC', carrierCode: 'LH', flightNumber: 100 };

/** Ask for every IATA aircraft code of the method on a short route. */
export function askAircraftCodes(codes: readonly string[], estimator: Estimator, tables: Tables): AircraftCodeAnswers {
  const withoutFuelTable = codes.filter((code) => tables.aircraft.find(code)?.value.fuelTableType === undefined);
  const unavailable = codes.flatMap((aircraftCode) => {
    const result = askOnAnyDay(estimator, { ...SHORT_ROUTE, departureDate: seasonDay(0), aircraftCode });
    return result.kind === 'unavailable' ? [{ aircraftCode, reason: result.reason }] : [];
  });
  const byReason = Map.groupBy(unavailable, ({ reason }) => reason);
  return {
    codes: codes.length,
    withFuelTable: codes.length - withoutFuelTable.length,
    withEstimate: codes.length - unavailable.length,
    withoutFuelTable,
    withoutEstimate: [...byReason].map(([reason, answers]) => ({
      reason,
      aircraftCodes: answers.map(({ aircraftCode }) => aircraftCode),
    })),
  };
}
