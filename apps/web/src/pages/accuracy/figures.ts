/** A figure and the ends of its 90 % interval [1]. */
export type Interval = readonly [value: number, low: number, high: number];

/** Errors of a group of flights: (ours - published) / published [1]. */
export type GroupFigures = {
  readonly legs: number;
  readonly medianAbsoluteError: Interval;
  readonly meanError: Interval;
  readonly within5Percent: Interval;
  readonly within10Percent: Interval;
  readonly within20Percent: Interval;
};

/** An input as our estimate used it, and as it would have to be for our figure to be the published one [1]. */
export type MatchingInput = { readonly used: number; readonly needed: number };

/** A published flight beside our estimate: kg CO2e per passenger in economy. */
export type FlightFigures = {
  readonly carrier: string;
  readonly flightNumber: number;
  readonly origin: string;
  readonly destination: string;
  /** YYYY-MM-DD. */
  readonly departureDate: string;
  /** As published; empty where none is named. */
  readonly aircraftNamed: string;
  readonly publishedKg: number;
  readonly ourKg: number | null;
  readonly lowKg: number | null;
  readonly highKg: number | null;
  readonly error: number | null;
  readonly cause: string;
  readonly nearest: { readonly name: string; readonly error: number } | null;
  readonly passengerLoadFactor: MatchingInput | null;
  readonly cargoMassFraction: MatchingInput | null;
};

export type AccuracyFigures = {
  readonly engineVersion: string;
  /** YYYYMMDD. */
  readonly tablesDated: string;
  readonly economyLegs: Readonly<Record<'all' | 'exact' | 'family' | 'none' | 'narrow' | 'wide', GroupFigures>>;
  readonly economyLegsByFlightyco2sWay: { readonly all: GroupFigures };
  readonly economyLegsWithoutAircraft: GroupFigures;
  readonly legsTouchingUs: number;
  readonly flights: readonly FlightFigures[];
  readonly fuelTables: { readonly types: number; readonly medianAbsoluteError: number };
  readonly rangeCoverage: Interval;
};

/** A published flight that our engine has a figure for. */
export type ComparedFlight = FlightFigures & { readonly ourKg: number; readonly error: number };

/** The flights with a figure of ours, the most wrong first. */
export function worstFirst(flights: readonly FlightFigures[]): readonly ComparedFlight[] {
  return flights
    .filter((flight): flight is ComparedFlight => flight.ourKg !== null && flight.error !== null)
    .toSorted((a, b) => Math.abs(b.error) - Math.abs(a.error));
}
