import { METHOD_VERSION } from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import { dayNumber } from './calendar.ts';
import type { DepartureWindow } from './calendar.ts';
import { compute, contrailsOf, estimateFlight } from './compute-flight.ts';
import { contrailsAssessor } from './contrails.ts';
import type { FlightQuery, FlightResult, MarketQuery, TypicalResult, Unavailable } from './estimate.ts';
import { labelledFlight } from './labelled-flight.ts';
import { operationFinder } from './operating-carrier.ts';
import { RecentMap } from './recent-map.ts';
import { carrierRouteResolver } from './resolve-carrier-route.ts';
import type { CarrierRouteResolver, ResolvedFlight } from './resolve-carrier-route.ts';
import { readFlightQuery, resolveFlight } from './resolve-flight.ts';
import type { AskedFlight } from './resolve-flight.ts';
import { typicalEstimator } from './typical-emissions.ts';

export type FlightOptions = {
  /** First and last departure date that gets an estimate. */
  readonly window: DepartureWindow;
  /** Return the steps; the same grams with and without. */
  readonly includesWorking?: boolean;
};

export type TypicalOptions = { readonly includesWorking?: boolean };

/** Carrier routes whose inputs are kept for the next question; the same question gets the same answer. Our choice: 10 MB or so. */
const KEPT_ROUTES = 5000;

/** The one place that resolves a question's inputs and then computes. */
export type Estimator = {
  /** Emissions of one passenger on one flight, or the reason why there is no estimate. */
  readonly flight: (query: FlightQuery, options: FlightOptions) => FlightResult;
  /** Typical emissions of one passenger between two places, or the reason why there is no estimate. */
  readonly typical: (query: MarketQuery, options?: TypicalOptions) => TypicalResult;
  /** Version of the method and date of the tables [YYYYMMDD]. */
  readonly modelVersion: {
    readonly major: number;
    readonly minor: number;
    readonly patch: number;
    readonly dated: string;
  };
};

const isNumberKnown = ({ operation }: AskedFlight) => operation?.evidence === 'number';

/** @param tables - read with `readTables` */
export function createEstimator(tables: Tables): Estimator {
  const resolve = carrierRouteResolver(tables);
  const kept = new RecentMap<string, ReturnType<CarrierRouteResolver>>(KEPT_ROUTES);
  const resolveCarrierRoute: CarrierRouteResolver = (carrierCode, origin, destination, quarter, aircraftCode) =>
    kept.getOrMake(
      `${carrierCode}${origin.iataAirportCode}${destination.iataAirportCode}${quarter ?? 0}${aircraftCode ?? ''}`,
      () => resolve(carrierCode, origin, destination, quarter, aircraftCode),
    );
  const typical = typicalEstimator(tables, resolveCarrierRoute);
  const assessContrails = contrailsAssessor(tables);
  const findOperation = operationFinder(tables);
  const labelOf = ({ carrierCode, flightNumber, origin, destination, departureDate }: FlightQuery) =>
    tables.easaLabels.find(carrierCode, flightNumber, origin, destination, dayNumber(departureDate));
  const bucketOf = (resolved: ResolvedFlight | Unavailable, { departureDate }: FlightQuery) =>
    resolved.kind === 'unavailable'
      ? undefined
      : contrailsOf(resolved, compute(resolved), assessContrails, departureDate.month).bucket;
  return {
    flight: (query, { window, includesWorking = false }) => {
      const asked = readFlightQuery(tables, findOperation, query, window);
      if (asked.kind === 'unavailable') return asked;
      const resolved = resolveFlight(tables, resolveCarrierRoute, query, asked);
      const label = labelOf(query);
      if (label) {
        const isFlightNumberVerified = label.isOfFlightNumber || isNumberKnown(asked);
        return labelledFlight(
          label,
          { isFlightNumberVerified, contrailsImpactBucket: bucketOf(resolved, query) },
          includesWorking,
        );
      }
      if (resolved.kind === 'unavailable') return resolved;
      const flight = { isFlightNumberVerified: isNumberKnown(asked), month: query.departureDate.month };
      return estimateFlight(resolved, assessContrails, flight, includesWorking);
    },
    typical: (query, { includesWorking = false } = {}) => typical(query, includesWorking),
    modelVersion: { ...METHOD_VERSION, dated: tables.dated },
  };
}
