import type {
  AircraftBasis,
  ContrailsBucket,
  FlightInputs,
  FlightQuery,
  GramsPerPassenger,
  Provenance,
  UnavailableReason,
} from '@tim/estimator';

/** What an answer is of, by the tiers of the Scope 3 method (docs/methodology.md): the flight itself, its route, its distance. */
export type Tier = 'TIM_EMISSIONS' | 'TYPICAL_FLIGHT_EMISSIONS' | 'DISTANCE_BASED_EMISSIONS';

/** What a reader of a figure should know. */
export type Warning =
  /** The row names a flight, but not one that can be answered: the figure is the typical one of its route. */
  | 'TYPICAL_IN_PLACE_OF_FLIGHT'
  /** The row names a month: the figure is that of the flight in its middle. */
  | 'DAY_NOT_KNOWN'
  /** The airline is known on the route, the number is not. */
  | 'NUMBER_NOT_LISTED'
  /** The row names an airline that nobody here knows. */
  | 'AIRLINE_NOT_KNOWN'
  /** The aircraft are those the airline had at the end of 2025, not in the year of the flight. */
  | 'FLEET_OF_ANOTHER_YEAR'
  /** How full flights were in that year is not known: the figure takes 2023 to 2026. */
  | 'LOADS_OF_ANOTHER_YEAR'
  /** The row names an aircraft that nobody here knows: the figure is that of the usual one. */
  | 'AIRCRAFT_NOT_KNOWN'
  /** The row names an aircraft; the figure is that of the whole route, and does not use it. */
  | 'AIRCRAFT_NOT_USED'
  /** The row says there and back; the flight back has a row of its own and counts there alone. */
  | 'RETURN_HAS_ITS_ROW'
  /** The row names a kind of trip that is neither one way nor return: it counts as one way. */
  | 'TRIP_NOT_KNOWN'
  /** The flight was diverted: it counts to the airport where it landed. */
  | 'DIVERTED'
  /** The flight was diverted, and the row does not say where to: it counts as planned. */
  | 'DIVERSION_NOT_KNOWN'
  /** No direct flight is known for a part of a journey that names its stops: connections count there. */
  | 'NO_DIRECT_FLIGHT'
  /** The aircraft used has no such cabin; the figure is what its seats would stand for. */
  | 'CABIN_NOT_ON_BOARD'
  /** Most ways to fly the route have no such cabin; the figure is what the method has for it all the same. */
  | 'CABIN_ON_FEW_WAYS'
  /** An airport of the route was closed by the row's date; the figure is of other airports of its city, or nearby. */
  | 'AIRPORT_CLOSED'
  /** The route, its airport or its airline has closed since the row's date, and no direct flight is left: the figure is that of its distance. */
  | 'DISTANCE_IN_PLACE_OF_ROUTE'
  /** Figures of an EASA Flight Emissions Label are not meant for corporate reports. */
  | 'LABEL_NOT_FOR_REPORTS';

/** Those that the year alone tells. */
export type YearWarning = Extract<Warning, 'FLEET_OF_ANOTHER_YEAR' | 'LOADS_OF_ANOTHER_YEAR'>;

export type Figure = {
  /** As the estimator's answer: `labelled` is the figure of an EASA Flight Emissions Label. */
  readonly kind: 'estimated' | 'labelled';
  readonly tier: Tier;
  /** [g CO2e] of one passenger; wellToWake = wellToTank + tankToWake in every cabin. */
  readonly wellToWakeGramsPerPassenger: GramsPerPassenger;
  readonly wellToTankGramsPerPassenger: GramsPerPassenger;
  readonly tankToWakeGramsPerPassenger: GramsPerPassenger;
  /** Meant to hold 80 %; absent of a label and of a distance. */
  readonly range?: { readonly low: GramsPerPassenger; readonly high: GramsPerPassenger };
  /** The weakest category, by ISO 14083, among the inputs that differ from flight to flight. */
  readonly dataCategory: Provenance['dataCategory'];
  readonly aircraft?: { readonly icaoAircraftType: string; readonly known: AircraftBasis['kind'] };
  readonly contrailsImpactBucket?: ContrailsBucket;
  /** What the flight's figure is computed from, each with its source; of the flight itself alone, and where it was asked for. */
  readonly inputs?: FlightInputs;
  readonly warnings: readonly Warning[];
  /** The figures of a row's flights, in their order, where it stands for several. */
  readonly legs?: readonly Figure[];
  /** Where connections change that count because no direct flight is known, the most flown first. */
  readonly changeAirports?: readonly string[];
  /** Why the flight itself has no figure, where the row names one. */
  readonly flightReason?: UnavailableReason;
};

/**
 * Why a row is skipped: it is no flight (a train, a hotel, a fee, a total), one of a private aircraft, on which no seat is sold, nobody took
 * it, or it takes a ticket back.
 */
export type SkippedReason = 'NOT_A_FLIGHT' | 'PRIVATE_AIRCRAFT' | 'NOT_FLOWN' | 'REFUND';

/** Why a row has no figure; it stays in its place. */
export type NoFigure = {
  readonly kind: 'unavailable';
  /** The estimator's reason; `INVALID_ROW` where the row itself is not right, another where it is skipped. */
  readonly reason: UnavailableReason | 'INVALID_ROW' | SkippedReason;
  /** One sentence. */
  readonly text: string;
  /** What the estimator's reason is about, and what it held. */
  readonly field?: keyof FlightQuery;
  readonly value?: string;
};

export type RowAnswer = Figure | NoFigure;
