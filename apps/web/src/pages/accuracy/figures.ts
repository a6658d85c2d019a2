/** A figure and the ends of its 90 % interval [1]; null where a flight without an estimate is drawn. */
export type Interval = readonly [value: number | null, low: number | null, high: number | null];

/** Errors of a group of published figures: (ours - published) / published [1]. */
export type ErrorFigures = {
  readonly figures: number;
  readonly medianAbsoluteError: Interval;
  readonly meanError: Interval;
  readonly within5Percent: Interval;
  readonly within10Percent: Interval;
  readonly within20Percent: Interval;
};

/** The cabins that are drawn. */
export const CABINS = ['economy', 'business', 'first'] as const;
export type Cabin = (typeof CABINS)[number];

/** What is reached, and where it is to lie [1]. */
export type Aim = {
  readonly figure: Interval;
  readonly least: number | null;
  readonly most: number | null;
  /** What is left when a route's types are known, but not which flight has which; null where that is not asked. */
  readonly floor: number | null;
};

/** What the engine is to reach, and what it reaches [1]. */
export type Goal = Aim & {
  readonly question: string;
  readonly measure: string;
  readonly count: number;
  /** The same with each carrier's route counted once; null where that is not told apart. */
  readonly byCarrierRoute: Aim | null;
  readonly isReached: boolean;
};

/** What giving an input takes away of the error [1], beside those before it. */
export type ErrorPart = {
  readonly given: 'nothing' | 'type' | 'load' | 'seats' | 'fuel';
  readonly medianAbsoluteError: Interval;
  readonly share: Interval;
};

/** An input as our estimate used it, and as it would have to be for our figure to be the published one [1]. */
export type MatchingInput = { readonly used: number; readonly needed: number };

/** Another input than our estimate's: columns `nearest_…` of docs/accuracy-flights.csv. */
export type OtherInput =
  | { readonly kind: 'type'; readonly aircraft: string }
  /** Seats from first to economy: "0/48/21/224". */
  | { readonly kind: 'layout'; readonly aircraft: string; readonly seats: string }
  | { readonly kind: 'withWinglets' | 'withoutWinglets'; readonly aircraft: string }
  | { readonly kind: 'cargoOfDistance' | 'defaultLoad'; readonly fraction: number };

/** What could explain the error of an economy figure. */
export type FigureReason = {
  readonly cause: string;
  readonly nearest?: OtherInput & { readonly error: number };
  readonly passengerLoadFactor?: MatchingInput;
  readonly cargoMassFraction?: MatchingInput;
};

/** A published figure beside ours with nothing given: kg CO2e per passenger of the cabin. */
export type FlightFigure = {
  readonly carrier: string;
  readonly flightNumber: number;
  readonly origin: string;
  readonly destination: string;
  readonly cabin: string;
  /** As published; empty where none is named. */
  readonly aircraftNamed: string;
  readonly publishedKg: number;
  readonly ourKg: number | null;
  readonly error: number | null;
  /** Of an economy figure. */
  readonly why?: FigureReason;
};

export type Grouping = 'region' | 'distance' | 'cause' | 'carrier';

/** A group of figures, by its name. */
export type GroupFigures = ErrorFigures & { readonly name: string };

export type AccuracyFigures = {
  readonly engineVersion: string;
  /** YYYYMMDD. */
  readonly tablesDated: string;
  readonly goals: readonly Goal[];
  readonly nothingGiven: Readonly<Record<Cabin, ErrorFigures>>;
  readonly exactTypeGiven: { readonly economy: ErrorFigures };
  readonly flightyco2sWay: { readonly economy: ErrorFigures };
  readonly desnzFactors: { readonly economy: ErrorFigures };
  readonly groups: Readonly<Record<Exclude<Grouping, 'carrier'>, readonly GroupFigures[]>> & {
    /** `code` is the carrier's IATA code. */
    readonly carrier: readonly (GroupFigures & { readonly code: string })[];
  };
  readonly errorParts: { readonly figures: number; readonly parts: readonly ErrorPart[] };
  readonly fuelByType: { readonly types: number; readonly medianAbsoluteError: number };
  readonly fuelByRoute: { readonly carrierRoutes: number; readonly medianAbsoluteError: Interval };
  readonly flights: readonly FlightFigure[];
};

/** A published figure that our engine has one for. */
export type ComparedFigure = FlightFigure & { readonly ourKg: number; readonly error: number };

/** A cabin's figures that have one of ours, the most wrong first. */
export function worstFirst(flights: readonly FlightFigure[], cabin: Cabin): readonly ComparedFigure[] {
  return flights
    .filter(
      (flight): flight is ComparedFigure => flight.cabin === cabin && flight.ourKg !== null && flight.error !== null,
    )
    .toSorted((a, b) => Math.abs(b.error) - Math.abs(a.error));
}

/** The first figure of each flight. */
export function oncePerFlight(figures: readonly ComparedFigure[]): readonly ComparedFigure[] {
  const seen = new Map(figures.toReversed().map((figure) => [flightKey(figure), figure]));
  return figures.filter((figure) => seen.get(flightKey(figure)) === figure);
}

/** "LX 52 ZRH-BOS": what tells a flight from the others. */
export function flightKey({ carrier, flightNumber, origin, destination }: FlightFigure): string {
  return `${carrier} ${flightNumber} ${origin}-${destination}`;
}
