import { toKilogramsPerPassenger, type KilogramsPerPassenger } from '@tim/format';
import {
  sourceFromJSON,
  UnavailableReason,
  type AircraftFound,
  type AircraftUsed,
  type AnsweredBy,
  type EmissionsInputs,
  type EmissionsRange,
  type FlightEmissionsResponse,
  type FlightWithEmissions,
  type Market,
  type ModelVersion,
  type NumberListing,
  type RangeDriver,
  type Source,
  type TypicalEmissionsResponse,
  type TypicalFlightEmissions,
  type TypicalOfSome,
  type Working,
} from '@tim/messages';
import type { Settled } from './outcome.ts';

/** What the figures may be expected to lie between, for 8 of 10 flights. */
export type FiguresRange = {
  readonly lowKg: KilogramsPerPassenger;
  readonly highKg: KilogramsPerPassenger;
  /** Largest share first; empty when the answer does not say. */
  readonly drivers: readonly RangeDriver[];
};

/** What the page shows of a flight. Here grams have become kilograms, in fields named for them. */
export type FlightFigures = {
  /** The answer as it came. */
  readonly message: FlightWithEmissions;
  readonly modelVersion: ModelVersion | undefined;
  readonly source: Source;
  readonly wellToWakeKg: KilogramsPerPassenger;
  readonly wellToTankKg: KilogramsPerPassenger | undefined;
  readonly tankToWakeKg: KilogramsPerPassenger | undefined;
  readonly inputs: EmissionsInputs | undefined;
  /** Number of the enum, unknown numbers included. */
  readonly contrailsImpactBucket: number;
  readonly range: FiguresRange | undefined;
  readonly aircraft: AircraftUsed | undefined;
  /** How it was found. */
  readonly aircraftFound: AircraftFound | undefined;
  readonly isFlightNumberVerified: boolean | undefined;
  /** What the list of flights has of the number. */
  readonly numberListing: NumberListing | undefined;
  readonly working: Working | undefined;
  readonly answeredBy: AnsweredBy | undefined;
};

/** Of some of the ways to fly a route. */
export type FiguresOfSome = {
  readonly wellToWakeKg: KilogramsPerPassenger;
  readonly range: FiguresRange | undefined;
  readonly rareCabins: readonly string[];
  readonly missingCabins: readonly string[];
  readonly carrierCodes: readonly string[];
};

/** What the page shows of a route. */
export type TypicalFigures = {
  /** The answer as it came. */
  readonly message: TypicalFlightEmissions;
  readonly modelVersion: ModelVersion | undefined;
  readonly wellToWakeKg: KilogramsPerPassenger;
  readonly range: FiguresRange | undefined;
  /** Of its direct flights alone; undefined where there are none. */
  readonly direct: FiguresOfSome | undefined;
  /** Of its connections with one stop alone; undefined where there are none. */
  readonly oneStop: FiguresOfSome | undefined;
  readonly carrierCodes: readonly string[];
  /** Airport pairs the figure stands for where there are several; else empty. */
  readonly answeredMarkets: readonly Market[];
  readonly working: Working | undefined;
  readonly answeredBy: AnsweredBy | undefined;
};

/** A response is a result only if it has a first flight, and that flight has emissions. */
export function acceptFlightEmissions(response: FlightEmissionsResponse): Settled<FlightFigures> {
  const [first] = response.flightEmissions;
  if (first?.emissionsGramsPerPax === undefined) {
    return emptyBecause(first);
  }
  const { wttEmissionsGramsPerPax, ttwEmissionsGramsPerPax } = first.emissionsBreakdown ?? {};
  return {
    kind: 'result',
    response: {
      message: first,
      modelVersion: response.modelVersion,
      source: sourceFromJSON(first.source),
      wellToWakeKg: toKilogramsPerPassenger(first.emissionsGramsPerPax),
      wellToTankKg: wttEmissionsGramsPerPax && toKilogramsPerPassenger(wttEmissionsGramsPerPax),
      tankToWakeKg: ttwEmissionsGramsPerPax && toKilogramsPerPassenger(ttwEmissionsGramsPerPax),
      inputs: first.emissionsInputs,
      contrailsImpactBucket: first.contrailsImpactBucket,
      range: rangeOf(first.range),
      aircraft: first.aircraft,
      aircraftFound: first.aircraftFound,
      isFlightNumberVerified: first.flightNumberVerified,
      numberListing: first.numberListing,
      working: first.working,
      answeredBy: first.answeredBy,
    },
  };
}

/** A response is a result only if it has a first market, and that market has emissions. */
export function acceptTypicalEmissions(response: TypicalEmissionsResponse): Settled<TypicalFigures> {
  const [first] = response.typicalFlightEmissions;
  if (first?.emissionsGramsPerPax === undefined) {
    return emptyBecause(first);
  }
  return {
    kind: 'result',
    response: {
      message: first,
      modelVersion: response.modelVersion,
      wellToWakeKg: toKilogramsPerPassenger(first.emissionsGramsPerPax),
      range: rangeOf(first.range),
      direct: figuresOfSome(first.direct),
      oneStop: figuresOfSome(first.oneStop),
      carrierCodes: first.carrierCodes,
      answeredMarkets: first.answeredMarkets,
      working: first.working,
      answeredBy: first.answeredBy,
    },
  };
}

function figuresOfSome(some: TypicalOfSome | undefined): FiguresOfSome | undefined {
  if (some?.emissionsGramsPerPax === undefined) return undefined;
  const { emissionsGramsPerPax, range, rareCabins, missingCabins, carrierCodes } = some;
  const wellToWakeKg = toKilogramsPerPassenger(emissionsGramsPerPax);
  return { wellToWakeKg, range: rangeOf(range), rareCabins, missingCabins, carrierCodes };
}

/** Undefined where an answer has none, as an issued label. */
export function rangeOf(range: EmissionsRange | undefined): FiguresRange | undefined {
  if (range?.low === undefined || range.high === undefined) {
    return undefined;
  }
  return {
    lowKg: toKilogramsPerPassenger(range.low),
    highKg: toKilogramsPerPassenger(range.high),
    drivers: range.drivers,
  };
}

function emptyBecause(entry: FlightWithEmissions | TypicalFlightEmissions | undefined): Settled<never> {
  return {
    kind: 'empty',
    reason: {
      unavailableReason: entry?.unavailableReason ?? UnavailableReason.UNAVAILABLE_REASON_UNSPECIFIED,
      detail: entry?.unavailableDetail,
      ...(entry && {
        carrierNames: entry.carrierNames,
        placeNames: entry.placeNames,
        notForPassengers: entry.notForPassengers,
      }),
    },
  };
}
