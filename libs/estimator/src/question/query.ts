import type { CalendarDate } from '@tim/notation';
import type { SeatsPerClass, WithoutPassengers, WithoutPassengersReason } from '@tim/reference-data';

export type { CalendarDate };

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
  /** Inputs the caller sets in place of what the tables say. */
  readonly overrides?: Overrides;
};

/** Inputs a caller may set beside the aircraft. */
export type Overrides = {
  /** Above 0, at most 1. */
  readonly passengerLoadFactor?: number;
  /** Each finite and 0 or more, not all 0. */
  readonly seatsPerClass?: SeatsPerClass;
  /** 0 or more, below 1. */
  readonly cargoMassFraction?: number;
  /** Flown / great-circle distance, 0.5 to 5. */
  readonly distanceAdjustmentFactor?: number;
  /** Absent for kerosene alone, as the method has it. */
  readonly sustainableFuel?: SustainableFuel;
};

/** Sustainable fuel in a flight's tanks. Only the sum of the phases takes it in; the risk of contrails stays that of kerosene. */
export type SustainableFuel = {
  /** Neat sustainable fuel / all fuel [kg / kg], 0 to 1. */
  readonly massFraction: number;
  /** What its life-cycle emissions are less than those of kerosene [1], 0 to 1. */
  readonly lifeCycleSavingFraction: number;
};

/** An origin and destination as asked for; airports, or a metropolitan code for several; upper case. */
export type MarketQuery = { readonly origin: string; readonly destination: string };

/** First and last departure date that gets an estimate, both included. */
export type DepartureWindow = { readonly earliest: CalendarDate; readonly latest: CalendarDate };

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
  | 'NO_SEAT_LAYOUT'
  | WithoutPassengersReason;

/** A carrier or an airport. */
export type NamedCode = { readonly code: string; readonly name: string };

/** An airport that is closed to passengers. */
export type ClosedAirport = {
  readonly airport: NamedCode;
  /** YYYY, YYYY-MM or YYYY-MM-DD; '' when not known. */
  readonly since: string;
  /** Airports that took over its flights. */
  readonly successors: readonly NamedCode[];
};

/** What is known of a flight that nobody can take. */
export type NotForPassengers = Pick<WithoutPassengers, 'of' | 'holderName' | 'holderCode' | 'since'> & {
  /** Carriers under whose codes the flights go on, or airports that took them over. */
  readonly successors: readonly NamedCode[];
  readonly closedAirport?: NamedCode;
};

/** What is known of two places between which nobody flies: they have one city, or are so near that all known connections are detours. */
export type NoFlights = {
  readonly isOneCity: boolean;
  /** Between the two [km]. */
  readonly greatCircleKm: number;
};

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
  readonly window?: DepartureWindow;
  /** Of the reasons why nobody can take a flight alone. */
  readonly notForPassengers?: NotForPassengers;
  /** Of a route that nobody flies. */
  readonly noFlights?: NoFlights;
};
