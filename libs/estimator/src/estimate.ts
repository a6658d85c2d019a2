import type { CabinClass, ContrailsBucket } from '@tim/engine';
import type {
  CargoBasis,
  DistanceFactorBasis,
  EasaLabel,
  FleetBasis,
  FuelBasis,
  Given,
  OtherBasis,
  PassengerLoadBasis,
  SeatsBasis,
  SeatsPerClass,
  Sourced,
} from '@tim/reference-data';
import type { ClosedAirport, MarketQuery, Unavailable } from './question/query.ts';
import type { MissingCabins } from './inputs/seats/cabins-on-board.ts';
import type { Standing } from './inputs/standing/standing-rule.ts';
import type { Working } from './working.ts';

export { CABIN_CLASSES } from '@tim/engine';
export type { CabinClass, ContrailsBucket, EasaLabel };
export type { Basis, BasisKind, Provenance, Sourced } from '@tim/reference-data';

/** Emissions of one passenger [g CO2e, whole grams], one value per cabin; a cabin without a figure is absent. */
export type GramsPerPassenger = { readonly [cabin in CabinClass]?: number };

/** A type that may fly the route. */
export type AircraftShare = {
  readonly icaoAircraftType: string;
  readonly name: string;
  /** How likely [1], 0 to 1. */
  readonly weight: number;
  /** Economy emissions with this type, divided by those with the type used, at the same load factor [1]. */
  readonly economyRatio: number;
};

/** A carrier: by its code a language has its own name for it. */
export type NamedCarrier = {
  readonly carrierCode: string;
  /** In English. */
  readonly carrierName: string;
};

/** A carrier that flies for another. */
export type NamedPartner = {
  readonly partnerCode: string;
  /** In English. */
  readonly partnerName: string;
};

/** How the carrier's types were found, and which of them is used. */
export type FoundAircraftBasis = NamedCarrier & {
  readonly kind: Exclude<FleetBasis, Given>['kind'];
  /** Whether any type of the carrier's is known. */
  readonly isFleetKnown: boolean;
  /** The family the caller named. */
  readonly family?: string;
  /** True when several types may fly: the one in the middle by emissions is used. */
  readonly isMiddleOfSeveral: boolean;
  /** Title, edition and licence of the schedule that has them. */
  readonly schedule?: string;
};

/** How the aircraft was found. */
export type AircraftBasis =
  | { readonly kind: 'given' }
  /** The method's type for a family, because the carrier is not known to fly any of it. */
  | ({ readonly kind: 'family-default'; readonly family: string } & NamedCarrier)
  | FoundAircraftBasis;

export type AircraftUsed = {
  readonly icaoAircraftType: string;
  /** '' when none is known. */
  readonly iataAircraftCode: string;
  readonly name: string;
  /** ICAO type whose fuel table was used. */
  readonly fuelTableType: string;
  readonly basis: AircraftBasis;
  /** All types that may fly the route, the one used among them, most likely first; the weights add up to 1. */
  readonly types: readonly AircraftShare[];
};

/** Who flies a flight number, beside the carrier that sells it. */
export type OperatedBy =
  | { readonly kind: 'carrier' }
  /** Another carrier, which the list of flights has the number under. */
  | ({ readonly kind: 'partner' } & NamedCarrier & NamedPartner)
  /** Another carrier, as the seats of the flights on the route say. */
  | ({ readonly kind: 'probably-partner' } & NamedCarrier & NamedPartner)
  /** The carrier, though not listed on the route: it serves both cities and has a base in one. */
  | ({ readonly kind: 'carrier-not-listed' } & NamedCarrier);

/** What the list of flights has of a flight's number. */
export type NumberListing = {
  /**
   * When somebody last entered or changed it, YYYY-MM; '' if not since `entriesKnownFrom`; absent if it is not listed on the
   * route.
   */
  readonly lastEntered?: string;
  /** First month of which entries are known, YYYY-MM. */
  readonly entriesKnownFrom: string;
  /** Whether what the carrier carries, or whether it flies today, is not known. */
  readonly isCarrierInDoubt: boolean;
  /** Where the list has the number when it has it not on the route; absent when it has it on the route. */
  readonly otherRoutes?: readonly MarketQuery[];
};

/** The resolved inputs of one flight, each with where it came from. */
export type FlightInputs = {
  readonly greatCircleDistanceKm: Sourced<number, OtherBasis>;
  readonly distanceAdjustmentFactor: Sourced<number, DistanceFactorBasis>;
  /** LTO + CCD fuel of the whole flight [kg]. */
  readonly fuelBurnKg: Sourced<number, FuelBasis>;
  /** 0 to 1. */
  readonly cargoMassFraction: Sourced<number, CargoBasis>;
  /** 0 to 1. */
  readonly passengerLoadFactor: Sourced<number, PassengerLoadBasis>;
  readonly seatsPerClass: Sourced<SeatsPerClass, SeatsBasis>;
  readonly cabinClassFactors: Sourced<SeatsPerClass, OtherBasis>;
};

/** One reason for a range's width. */
export type RangeDriver = {
  /** `routes` only in a typical figure's range. */
  readonly key: 'aircraft' | 'cabin' | 'passengerLoad' | 'cargo' | 'routes';
  /** Part of the range's width [1], 0 to 1; all drivers' add up to 1, or are 0 where nothing is unsure. */
  readonly share: number;
};

/**
 * What a flight's figure by the method may be expected to lie between, meant to hold 80 %; of a typical figure, what a trip's may.
 * How far the fuel tables are from the fuel really burned is no part of it: the working has that range.
 */
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
  readonly operatedBy: OperatedBy;
  /** Distance of climb, cruise and descent [km]: flown, without what is flown within the landing and take-off cycle. */
  readonly ccdDistanceKm: number;
  /** True when the flight number itself is known on the route; false when only the carrier is. */
  readonly isFlightNumberVerified: boolean;
  readonly numberListing: NumberListing;
  readonly inputs: FlightInputs;
  /** Cabins that the aircraft used has not: the method has a figure for them, though nobody sits there. */
  readonly missingCabins: MissingCabins;
  /** Whether the carrier flies the route today; absent where the list of flights has it not there. */
  readonly standing?: Standing;
  readonly range: GramsRange;
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

/** The figure of some of the ways to fly a market, found as the typical figure of all is. */
export type TypicalOfSome = {
  readonly wellToWakeGramsPerPassenger: GramsPerPassenger;
  readonly range: GramsRange;
  /** Carriers the figure stands for. */
  readonly carrierCodes: readonly string[];
  /** Routes that the figure is the weighted median of, at most 20. */
  readonly waysCount: number;
  /** Cabins that are missing on more than half of the operating days of the routes that count. Each still has a figure. */
  readonly rareCabins: readonly CabinClass[];
  /** Those of them that none of the routes that count has. */
  readonly missingCabins: readonly CabinClass[];
};

export type TypicalEstimate = TypicalOfSome & {
  readonly kind: 'estimated';
  /** Of the flights without a stop alone; absent where there are none, or none but by way of an airport too far away. */
  readonly direct?: TypicalOfSome;
  /** Of the connections with one stop alone; absent where there are none. */
  readonly oneStop?: TypicalOfSome;
  /** Airport pairs it stands for, where they are not just the one asked for: those of the cities, and nearby airports. */
  readonly answeredMarkets: readonly MarketQuery[];
  /** Where passengers of the routes change, most flown first, at most six; empty where all are direct. */
  readonly changeAirportCodes: readonly string[];
  /** Those of the two places asked for that are closed: the figure is of other airports of their cities, or nearby. */
  readonly closedAirports: readonly ClosedAirport[];
  readonly working?: Working;
};

/** Flights of one carrier between two airports, all with the same figures. */
export type OptionLeg = NamedCarrier & {
  readonly origin: string;
  readonly destination: string;
  /** Those that are flown most often first, as far as is known; none where the list of flights has none of this way. */
  readonly flightNumbers: readonly number[];
  /** Absent with a label's figures. */
  readonly aircraft?: AircraftUsed;
  /** Cabins that the aircraft has not: no answer to who asks for one of them. Absent with a label's figures. */
  readonly missingCabins?: MissingCabins;
  readonly operatedBy?: OperatedBy;
  readonly contrailsImpactBucket?: ContrailsBucket;
};

export type { MissingCabins } from './inputs/seats/cabins-on-board.ts';
export type { RouteStanding, Standing } from './inputs/standing/standing-rule.ts';

/** One way to fly between two places: without a stop, or with a change at a hub of a carrier. */
export type TravelOption = {
  readonly legs: readonly OptionLeg[];
  /** Of all legs. */
  readonly wellToWakeGramsPerPassenger: GramsPerPassenger;
  readonly range: Pick<GramsRange, 'low' | 'high'>;
  /** Flying by the block time of the distance, two hours for a change; schedules are not public [h]. */
  readonly durationHours: number;
  readonly daysAYear: number;
  /** Whether it is one of those that the typical figure is the middle of. */
  readonly isInTypical: boolean;
  /** Whether it begins or ends at an airport of another city nearby. */
  readonly isNearby: boolean;
  /** Airports at its ends that are not the requested ones: others of the cities, or nearby ones. None of a requested city. */
  readonly otherAirports: readonly string[];
  /** Of the leg that is least sure to be flown. Those that are old or not flown stand last. */
  readonly standing: Standing;
  /** Cabins that one of its aircraft has not: the way is no answer in them, though the method has a figure. */
  readonly missingCabins: MissingCabins;
};

/** A flight's estimate or the reason why there is none. All plain data: a clone, or its JSON read back, is the same. */
export type EstimateResult = FlightEstimate | Unavailable;
export type FlightResult = EstimateResult | LabelledFlight;
export type TypicalResult = TypicalEstimate | Unavailable;
