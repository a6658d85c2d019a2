import type { ContrailsBucket } from '@tim/engine';
import type { EasaLabel, Provenance, SeatsPerClass, Sourced } from '@tim/reference-data';

export type { ContrailsBucket, EasaLabel };

export const CABIN_CLASSES = ['economy', 'premiumEconomy', 'business', 'first'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

/** Emissions of one passenger [g CO2e, whole grams], one value per cabin; a cabin without a figure is absent. */
export type GramsPerPassenger = { readonly [cabin in CabinClass]?: number };

/** A calendar date without a time zone: year 1 to 9999, month 1 to 12, day 1 to 31. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** A flight as asked for; codes upper case. */
export type FlightQuery = {
  readonly origin: string;
  readonly destination: string;
  readonly carrierCode: string;
  /** Whole number; outside 1 to 9999 no flight has it. */
  readonly flightNumber: number;
  readonly departureDate: CalendarDate;
  /** IATA or ICAO code, when the caller knows the aircraft. */
  readonly aircraftCode?: string;
};

/** An origin and destination as asked for; airports, or a metropolitan code for several; upper case. */
export type MarketQuery = { readonly origin: string; readonly destination: string };

/** Why there is no estimate. The words are those of the messages' UnavailableReason. */
export type UnavailableReason =
  | 'UNKNOWN_AIRPORT'
  | 'UNKNOWN_CARRIER'
  | 'CARRIER_NOT_ON_ROUTE'
  | 'NO_KNOWN_SERVICE'
  | 'NO_AIRCRAFT_TABLE'
  | 'UNKNOWN_AIRCRAFT'
  | 'DATE_OUT_OF_WINDOW'
  | 'UNKNOWN_FLIGHT_NUMBER'
  | 'SAME_AIRPORT'
  | 'CITY_CODE'
  | 'NO_SEAT_LAYOUT';

export type Unavailable = {
  readonly kind: 'unavailable';
  readonly reason: UnavailableReason;
  /** Field of the query the reason is about. */
  readonly field: keyof FlightQuery;
  /** What the field held, as text. */
  readonly value: string;
  /** Carriers known on the route. */
  readonly carrierCodes?: readonly string[];
  /** Airports that would have worked. */
  readonly airportCodes?: readonly string[];
  /** Routes on which the carrier has the flight number. */
  readonly markets?: readonly MarketQuery[];
  /** First and last date with an estimate. */
  readonly window?: { readonly earliest: CalendarDate; readonly latest: CalendarDate };
};

/** A type that may fly the route. */
export type AircraftShare = {
  readonly icaoAircraftType: string;
  readonly name: string;
  /** How likely [1], 0 to 1. */
  readonly weight: number;
};

export type AircraftUsed = {
  readonly icaoAircraftType: string;
  /** '' when none is known. */
  readonly iataAircraftCode: string;
  readonly name: string;
  /** ICAO type whose fuel table was used. */
  readonly fuelTableType: string;
  readonly basis: 'given' | 'scheduled' | 'assumed';
  /** How it was found, in words. */
  readonly basisDetail: string;
  /** All types that may fly the route, the one used among them, most likely first; the weights add up to 1. */
  readonly types: readonly AircraftShare[];
};

/** The resolved inputs of one flight, each with where it came from. */
export type FlightInputs = {
  readonly greatCircleDistanceKm: Sourced<number>;
  readonly distanceAdjustmentFactor: Sourced<number>;
  /** LTO + CCD fuel of the whole flight [kg]. */
  readonly fuelBurnKg: Sourced<number>;
  /** 0 to 1. */
  readonly cargoMassFraction: Sourced<number>;
  /** 0 to 1. */
  readonly passengerLoadFactor: Sourced<number>;
  readonly seatsPerClass: Sourced<SeatsPerClass>;
  readonly cabinClassFactors: Sourced<SeatsPerClass>;
};

/** One reason for a range's width. */
export type RangeDriver = {
  /** `routes` only in a typical figure's range. */
  readonly key: 'fuelModel' | 'aircraft' | 'cabin' | 'passengerLoad' | 'cargo' | 'routes';
  readonly name: string;
  /** Part of the range's width [1], 0 to 1; all drivers' add up to 1. */
  readonly share: number;
};

/** What a flight's figure may be expected to lie between, meant to hold 80 %; of a typical figure, what a trip's may. */
export type GramsRange = {
  readonly low: GramsPerPassenger;
  readonly high: GramsPerPassenger;
  /** Largest share first. */
  readonly drivers: readonly RangeDriver[];
};

export type FlightEstimate = {
  readonly kind: 'estimated';
  /** wellToWake = wellToTank + tankToWake, to the gram, in every cabin. */
  readonly wellToWakeGramsPerPassenger: GramsPerPassenger;
  readonly wellToTankGramsPerPassenger: GramsPerPassenger;
  readonly tankToWakeGramsPerPassenger: GramsPerPassenger;
  readonly aircraft: AircraftUsed;
  /** Distance of climb, cruise and descent [km]: flown, without what is flown within the landing and take-off cycle. */
  readonly ccdDistanceKm: number;
  /** True when the flight number itself is known on the route; false when only the carrier is. */
  readonly isFlightNumberVerified: boolean;
  readonly inputs: FlightInputs;
  readonly range?: GramsRange;
  readonly contrailsImpactBucket?: ContrailsBucket;
  readonly working?: Working;
};

/** The figures of an issued EASA Flight Emissions Label: not estimated, so without an aircraft, inputs or range of ours. */
export type LabelledFlight = {
  readonly kind: 'labelled';
  readonly label: EasaLabel;
  /** The cabins on the label only; wellToWake = wellToTank + tankToWake, to the gram. */
  readonly wellToWakeGramsPerPassenger: GramsPerPassenger;
  readonly wellToTankGramsPerPassenger: GramsPerPassenger;
  readonly tankToWakeGramsPerPassenger: GramsPerPassenger;
  /** True when the flight number itself is known on the route, or named on the label. */
  readonly isFlightNumberVerified: boolean;
  /** From the engine's own estimate of the flight; absent when it has none. */
  readonly contrailsImpactBucket?: ContrailsBucket;
  readonly working?: Working;
};

export type TypicalEstimate = {
  readonly kind: 'estimated';
  readonly wellToWakeGramsPerPassenger: GramsPerPassenger;
  /** Carriers the figure stands for. */
  readonly carrierCodes: readonly string[];
  /** Airport pairs it stands for, where they are not just the one asked for: those of the cities, and nearby airports. */
  readonly answeredMarkets: readonly MarketQuery[];
  readonly range?: GramsRange;
  readonly working?: Working;
};

/** What the engine itself says of a flight. */
export type EstimateResult = FlightEstimate | Unavailable;
export type FlightResult = EstimateResult | LabelledFlight;
export type TypicalResult = TypicalEstimate | Unavailable;

/** A number or a name in the working. */
export type Quantity = {
  readonly symbol: string;
  readonly name: string;
  readonly value: number;
  /** Unit; '1' for a ratio or a count. */
  readonly unit: string;
  /** Where the value came from; absent for the result of an earlier step. */
  readonly provenance?: Provenance;
  /** Set when the quantity is a name; `value` is then 0. */
  readonly text?: string;
};

/** One step of the computation, as computed: never rebuilt for display. */
export type WorkingStep = {
  /** Stable key, e.g. greatCircleDistance. */
  readonly key: string;
  readonly name: string;
  readonly formula: string;
  readonly inputs: readonly Quantity[];
  readonly results: readonly Quantity[];
  /** Document, edition and section the formula follows. */
  readonly source: string;
};

export type Working = { readonly engineVersion: string; readonly steps: readonly WorkingStep[] };
