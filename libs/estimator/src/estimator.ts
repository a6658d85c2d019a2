import { ENGINE_VERSION, METHOD_VERSION } from '@tim/engine';
import { dayNumber } from '@tim/notation';
import { dataHash, isInDoubt } from '@tim/reference-data';
import type { Tables } from '@tim/reference-data';
import { computeFlight } from './compute/compute-flight.ts';
import { flightEstimate } from './compute/flight-estimate.ts';
import { flightSteps } from './compute/flight-steps.ts';
import { labelledFlight } from './compute/labelled-flight.ts';
import { contrailsStep } from './contrails/contrails-step.ts';
import { contrailsAssessor } from './contrails/contrails.ts';
import type { EstimateResult, FlightResult, NumberListing, TravelOption } from './estimate.ts';
import { aircraftData } from './inputs/aircraft/aircraft-data.ts';
import { standingFinder } from './inputs/standing/standing-data.ts';
import { optionsFinder } from './options/travel-options.ts';
import { checkOverrides } from './question/check-overrides.ts';
import { likelyOperatorFinder } from './question/likely-operator.ts';
import type { LikelyOperator, LikelyOperatorFinder } from './question/likely-operator.ts';
import { findOperator, routesOfNumber } from './question/operated-by.ts';
import type { CalendarDate, DepartureWindow, FlightQuery, MarketQuery, Unavailable } from './question/query.ts';
import { checkDate, readFlightQuery } from './question/read-flight-query.ts';
import type { AskedFlight } from './question/read-flight-query.ts';
import { halfWidthsOf } from './range/half-widths.ts';
import { rangeStep } from './range/range-step.ts';
import { flightResolver } from './resolve-flight.ts';
import { legEmissions } from './typical/emitting-options.ts';
import { networkOf } from './typical/network.ts';
import type { Network } from './typical/network.ts';
import { typicalEstimator } from './typical/typical-emissions.ts';
import type { TypicalEstimator } from './typical/typical-emissions.ts';

export type FlightOptions = {
  /** First and last departure date that gets an estimate. */
  readonly window: DepartureWindow;
  /** Return the steps; the same grams with and without. */
  readonly includesWorking?: boolean;
  /** Tell the risk of contrails too; true unless told. */
  readonly includesContrails?: boolean;
};

/** The one place that resolves a question's inputs and then computes. */
export type Estimator = {
  /**
   * Emissions of one passenger on one flight, or the reason why there is no estimate.
   *
   * @throws RangeError if the query overrides an input with a value that no flight can have
   */
  readonly flight: (query: FlightQuery, options: FlightOptions) => FlightResult;
  /** Typical emissions of one passenger between two places, or the reason why there is no estimate. */
  readonly typical: TypicalEstimator;
  /** Every way to fly between two places on a day, or the reason why none is known: at most 60, those without a stop first. */
  readonly options: (
    query: MarketQuery,
    departureDate: CalendarDate,
    window: DepartureWindow,
  ) => readonly TravelOption[] | Unavailable;
  /** The same, with a pause after each way for who has others waiting: some markets take 50 ms. */
  readonly optionsInSteps: (
    query: MarketQuery,
    departureDate: CalendarDate,
    window: DepartureWindow,
  ) => Generator<undefined, readonly TravelOption[] | Unavailable>;
  /** Version of the method and date of the tables [YYYYMMDD]. */
  readonly modelVersion: {
    readonly major: number;
    readonly minor: number;
    readonly patch: number;
    readonly dated: string;
  };
  /** First 16 digits of the SHA-256 of the tables' checksums: the same engine and hash give the same figures. Undefined where the tables came without. */
  readonly dataHash: string | undefined;
};

/** Legs whose emissions an estimator keeps: markets share those of large airlines. */
const MOST_KEPT_LEGS = 10_000;

/**
 * @param tables - read with `readTables`
 * @param findLikelyOperator - who flies a number; as the list of flights says unless told
 */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function createEstimator(
  tables: Tables,
  findLikelyOperator: LikelyOperatorFinder = likelyOperatorFinder(tables),
): Estimator {
  const aircraft = aircraftData(tables);
  const resolve = flightResolver(tables, aircraft);
  const standingOf = standingFinder(tables, aircraft);
  let built: Network | undefined;
  const network = (): Network => (built ??= networkOf(tables, standingOf));
  const typical = typicalEstimator(tables, network, legEmissions(tables, resolve, MOST_KEPT_LEGS));
  const findOptions = optionsFinder(tables, network);
  const assessContrails = contrailsAssessor(tables);

  const listingOf = (
    query: FlightQuery,
    carrierCode: string,
    likelyOperator: LikelyOperator | undefined,
  ): NumberListing => {
    const listed = likelyOperator?.listed;
    return {
      ...(listed ? { lastEntered: listed.lastEntered } : { otherRoutes: routesOfNumber(tables, query) }),
      entriesKnownFrom: tables.flights.entriesKnownFrom,
      isCarrierInDoubt: listed ? listed.isCarrierInDoubt : isInDoubt(tables.carrierStatus.holderOf(carrierCode)),
    };
  };

  /** What the engine itself says of a flight. */
  const estimate = (query: FlightQuery, asked: AskedFlight, options: FlightOptions): EstimateResult => {
    const { includesWorking = false, includesContrails = true } = options;
    const { departureDate, aircraftCode, overrides } = query;
    const { origin, destination, likelyOperator } = asked;
    const { month } = departureDate;
    const operator = findOperator(tables, query, asked);
    if (operator.kind === 'unavailable') return operator;
    const { carrierCode, operatedBy } = operator;
    const resolved = resolve({
      carrierCode,
      flightNumber: query.flightNumber,
      origin,
      destination,
      month,
      departureDate,
      aircraftCode,
      overrides,
    });
    if (resolved.kind === 'unavailable') return resolved;
    const computed = computeFlight(resolved);
    const isFlightNumberVerified = likelyOperator?.evidence === 'number';
    const assess = () => assessContrails(resolved, computed.fuel.fuelBurnKg, month);
    const contrailsImpactBucket = includesContrails ? assess().bucket : undefined;
    const numberListing = listingOf(query, carrierCode, likelyOperator);
    const route = tables.flights.carrierRoute(carrierCode, origin, destination);
    const standing = route && standingOf(route);
    const flight = { operatedBy, isFlightNumberVerified, numberListing, contrailsImpactBucket, standing };
    const estimated = flightEstimate(resolved, computed, flight);
    if (!includesWorking) return estimated;
    const steps = [
      ...flightSteps(resolved, computed),
      rangeStep(estimated.wellToWakeGramsPerPassenger.economy ?? 0, estimated.range, halfWidthsOf(resolved)),
      contrailsStep(assess(), computed.fuel),
    ];
    return { ...estimated, working: { engineVersion: ENGINE_VERSION, steps } };
  };

  const flight: Estimator['flight'] = (query, options) => {
    if (query.overrides) checkOverrides(query.overrides);
    const asked = readFlightQuery(tables, findLikelyOperator, query, options.window);
    if (asked.kind === 'unavailable') return asked;
    const estimated = estimate(query, asked, options);
    const { carrierCode, flightNumber, origin, destination, departureDate } = query;
    const label = tables.easaLabels.find(carrierCode, flightNumber, origin, destination, dayNumber(departureDate));
    if (!label) return estimated;
    const isFlightNumberVerified = label.isOfFlightNumber || asked.likelyOperator?.evidence === 'number';
    const contrailsImpactBucket = estimated.kind === 'estimated' ? estimated.contrailsImpactBucket : undefined;
    return labelledFlight(label, { isFlightNumberVerified, contrailsImpactBucket }, options.includesWorking ?? false);
  };

  const optionsInSteps: Estimator['optionsInSteps'] = function* inSteps(query, departureDate, window) {
    return (
      checkDate(departureDate, window) ??
      (yield* findOptions(query, departureDate, (flown) => flight({ ...flown, departureDate }, { window })))
    );
  };

  return {
    flight,
    typical,
    options: (...asked) => {
      const steps = optionsInSteps(...asked);
      for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
    },
    optionsInSteps,
    modelVersion: { ...METHOD_VERSION, dated: tables.dated },
    dataHash: tables.dataSha256 && dataHash(tables.dataSha256),
  };
}
