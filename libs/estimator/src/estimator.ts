import { METHOD_VERSION } from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import { dayNumber } from './calendar.ts';
import type { DepartureWindow } from './calendar.ts';
import { flightWorking } from './compute-flight.ts';
import { contrailsAssessor } from './contrails.ts';
import type {
  ContrailsBucket,
  FlightEstimate,
  FlightQuery,
  FlightResult,
  MarketQuery,
  TypicalResult,
} from './estimate.ts';
import { findFlight } from './find-flight.ts';
import { FlightAircraft } from './flight-aircraft.ts';
import { knownRouteFinder } from './known-route.ts';
import type { KnownRoute } from './known-route.ts';
import { labelledFlight } from './labelled-flight.ts';
import { operationFinder, partnerFinder } from './operating-carrier.ts';
import type { OperationFinder } from './operating-carrier.ts';
import { readFlightQuery } from './read-flight-query.ts';
import type { AskedFlight } from './read-flight-query.ts';
import { carrierRouteResolver } from './resolve-carrier-route.ts';
import { typicalEstimator } from './typical-emissions.ts';

export type FlightOptions = {
  /** First and last departure date that gets an estimate. */
  readonly window: DepartureWindow;
  /** Return the steps; the same grams with and without. */
  readonly includesWorking?: boolean;
  /** Tell the risk of contrails too; true unless told. */
  readonly includesContrails?: boolean;
};

export type TypicalOptions = { readonly includesWorking?: boolean };

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

/** The estimate of a flight, from what the flights of its carrier on the route have in common. */
function flightEstimate(
  { resolved, estimate }: KnownRoute,
  remark: string,
  isFlightNumberVerified: boolean,
  contrailsImpactBucket: ContrailsBucket | undefined,
): FlightEstimate {
  const ofFlight = {
    kind: estimate.kind,
    wellToWakeGramsPerPassenger: estimate.wellToWakeGramsPerPassenger,
    wellToTankGramsPerPassenger: estimate.wellToTankGramsPerPassenger,
    tankToWakeGramsPerPassenger: estimate.tankToWakeGramsPerPassenger,
    aircraft: remark === '' ? estimate.aircraft : new FlightAircraft(resolved, remark),
    ccdDistanceKm: estimate.ccdDistanceKm,
    inputs: estimate.inputs,
    range: estimate.range,
    isFlightNumberVerified,
  };
  return contrailsImpactBucket ? { ...ofFlight, contrailsImpactBucket } : ofFlight;
}

/**
 * @param tables - read with `readTables`
 * @param findOperation - who flies a number; as the list of flights says unless told
 */
export function createEstimator(tables: Tables, findOperation: OperationFinder = operationFinder(tables)): Estimator {
  const findRoute = knownRouteFinder(carrierRouteResolver(tables));
  const typical = typicalEstimator(tables, findRoute);
  const assessContrails = contrailsAssessor(tables);
  const findPartner = partnerFinder(tables);
  return {
    flight: (query, { window, includesWorking = false, includesContrails = true }) => {
      const asked = readFlightQuery(tables, findOperation, query, window);
      if (asked.kind === 'unavailable') return asked;
      const { carrierCode, flightNumber, departureDate } = query;
      const { month } = departureDate;
      const found = findFlight(tables, findRoute, findPartner, query, asked);
      const { easaLabels } = tables;
      const label = easaLabels.find(
        carrierCode,
        flightNumber,
        query.origin,
        query.destination,
        dayNumber(departureDate),
      );
      if (label) {
        const bucket = found.kind === 'unavailable' ? undefined : found.route.bucket(assessContrails, month);
        return labelledFlight(
          label,
          { isFlightNumberVerified: label.isOfFlightNumber || isNumberKnown(asked), contrailsImpactBucket: bucket },
          includesWorking,
        );
      }
      if (found.kind === 'unavailable') return found;
      const { route, remark } = found;
      const { resolved, estimate } = route;
      const bucket = includesContrails ? route.bucket(assessContrails, month) : undefined;
      const ofFlight = flightEstimate(route, remark, isNumberKnown(asked), bucket);
      if (!includesWorking) return ofFlight;
      const contrails = assessContrails(resolved, estimate.inputs.fuelBurnKg.value, month);
      return { ...ofFlight, working: flightWorking(resolved, estimate, contrails) };
    },
    typical: (query, { includesWorking = false } = {}) => typical(query, includesWorking),
    modelVersion: { ...METHOD_VERSION, dated: tables.dated },
  };
}
