import type { CabinClass, ContrailsBucket } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import { usedType, type FigureOutcome } from './ask-figures.ts';
import type { Cause, Explanation } from './causes.ts';
import { BUCKETS } from './contrail-differences.ts';
import { signedError } from './error-statistics.ts';
import type { Findings } from './findings.ts';
import type { OtherInput } from './other-input.ts';

/** One input as the estimate used it, and as it would have to be, alone, for our figure to be the published one [1]. */
type MatchingInput = { readonly used: number; readonly needed: number };

/** What tells a published figure from the others. */
export type FlightKey = {
  readonly carrier: string;
  readonly flightNumber: number;
  readonly origin: string;
  readonly destination: string;
  /** YYYY-MM-DD. */
  readonly departureDate: string;
  readonly cabin: CabinClass;
  /** As published; empty where no aircraft is named. */
  readonly aircraftNamed: string;
  readonly publishedKg: number;
};

/** A published figure beside ours, as a row of `docs/accuracy-flights.csv` has it. Figures are kg CO2e per passenger of the cabin. */
export type FlightFigure = FlightKey & {
  /** ICAO designator of the type our estimate used with nothing given; null without an estimate. */
  readonly aircraftUsed: string | null;
  /** With nothing given; null without a figure. */
  readonly ourKg: number | null;
  /** Ends of our range. */
  readonly lowKg: number | null;
  readonly highKg: number | null;
  /** (ours - published) / published [1]. */
  readonly error: number | null;
  /** With the exact type given; absent where the name is not exact. */
  readonly exactKg?: number | null;
  readonly exactError?: number | null;
  /** Where a bucket is published: that, and ours. */
  readonly contrailsPublished?: ContrailsBucket;
  readonly contrails?: ContrailsBucket | null;
  /** Of an economy figure. */
  readonly why?: FigureReason;
};

/** What could explain the error of a figure. */
type FigureReason = {
  readonly cause: Cause;
  /** The alternative input that comes nearest to the published figure, and its error [1]. */
  readonly nearest?: { readonly input: OtherInput; readonly error: number };
  /** Where a load factor, or a share of cargo, that carriers report would give the published figure: of the cause `load`. */
  readonly passengerLoadFactor?: MatchingInput;
  readonly cargoMassFraction?: MatchingInput;
};

/** The key as text. */
export function keyOf(figure: FlightKey): string {
  const { carrier, flightNumber, origin, destination, departureDate, cabin, aircraftNamed, publishedKg } = figure;
  return [carrier, flightNumber, origin, destination, departureDate, cabin, aircraftNamed, publishedKg].join(' ');
}

/** Every published figure beside ours; those of economy say what could explain their error. */
export function flightFigures({ figures, economy }: Pick<Findings, 'figures' | 'economy'>): readonly FlightFigure[] {
  const explained = new Map(economy.map((outcome) => [outcome.published, outcome]));
  return figures.map((outcome) => flightFigure(explained.get(outcome.published) ?? outcome));
}

/** What stands in the file for one figure. */
function flightFigure(outcome: FigureOutcome & { readonly explanation?: Explanation }): FlightFigure {
  const { published, naming, result, publishedKg, ourKg, exactKg, explanation } = outcome;
  const contrailsPublished = BUCKETS[(published.contrails_bucket ?? 0) - 1];
  const { year, month, day } = published.flight_date;
  const range = result.kind === 'estimated' ? result.range : undefined;
  return {
    carrier: published.carrier,
    flightNumber: published.flight_number,
    origin: published.origin,
    destination: published.destination,
    departureDate: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    cabin: published.cabin,
    aircraftNamed: published.aircraft_name,
    aircraftUsed: usedType(result) ?? null,
    publishedKg,
    ourKg: tenths(ourKg),
    lowKg: kilograms(range?.low[published.cabin]),
    highKg: kilograms(range?.high[published.cabin]),
    error: errorOf(ourKg, publishedKg),
    ...(naming === 'exact' && { exactKg: tenths(exactKg), exactError: errorOf(exactKg, publishedKg) }),
    ...(contrailsPublished && {
      contrailsPublished,
      contrails: (result.kind === 'estimated' ? result.contrailsImpactBucket : undefined) ?? null,
    }),
    ...(explanation && { why: reasonOf(outcome, explanation) }),
  };
}

function reasonOf({ result }: FigureOutcome, { cause, nearest, needed }: Explanation): FigureReason {
  if (result.kind !== 'estimated' || !needed) return { cause };
  const matching = (input: 'passengerLoadFactor' | 'cargoMassFraction'): MatchingInput => ({
    used: fraction(result.inputs[input].value),
    needed: fraction(needed[input]),
  });
  return {
    cause,
    ...(nearest && { nearest: { input: nearest.input, error: fraction(nearest.error) } }),
    ...(cause === 'load' && needed.isLoadPlausible && { passengerLoadFactor: matching('passengerLoadFactor') }),
    ...(cause === 'load' && needed.isCargoPlausible && { cargoMassFraction: matching('cargoMassFraction') }),
  };
}

function errorOf(kg: number | undefined, publishedKg: number): number | null {
  return kg === undefined ? null : fraction(signedError(kg, publishedKg));
}

function kilograms(grams: number | undefined): number | null {
  return tenths(grams === undefined ? undefined : gramsToKilograms(grams));
}

function tenths(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 10) / 10;
}

/** To a ten-thousandth. */
function fraction(value: number): number {
  return Math.round(value * 1e4) / 1e4 + 0;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
