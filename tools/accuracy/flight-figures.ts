import { gramsToKilograms } from '@tim/format';
import type { Body } from '@tim/reference-data';
import type { Cause } from './causes.ts';
import { signedError } from './error-statistics.ts';
import type { ExplainedLeg } from './findings.ts';

/** One input as the estimate used it, and as it would have to be, alone, for our figure to be the published one [1]. */
export type MatchingInput = { readonly used: number; readonly needed: number };

/** A published flight beside our estimate, as `docs/accuracy.json` has it. Figures are kg CO2e per passenger in economy. */
export type FlightFigures = {
  readonly carrier: string;
  readonly flightNumber: number;
  readonly origin: string;
  readonly destination: string;
  /** YYYY-MM-DD. */
  readonly departureDate: string;
  /** As published; empty where no aircraft is named. */
  readonly aircraftNamed: string;
  /** ICAO designator of the type our estimate used; null without an estimate. */
  readonly aircraftUsed: string | null;
  readonly body: Body | null;
  readonly publishedKg: number;
  readonly ourKg: number | null;
  /** Ends of our range. */
  readonly lowKg: number | null;
  readonly highKg: number | null;
  /** (ours - published) / published [1]. */
  readonly error: number | null;
  readonly cause: Cause;
  /** The alternative input that comes nearest to the published figure, and its error [1]. */
  readonly nearest: { readonly name: string; readonly error: number } | null;
  /** Where a load factor, or a share of cargo, that carriers report would give the published figure. */
  readonly passengerLoadFactor: MatchingInput | null;
  readonly cargoMassFraction: MatchingInput | null;
};

/** What stands in the JSON for one leg. */
export function flightFigures({ leg, result, publishedKg, kg, body, explanation }: ExplainedLeg): FlightFigures {
  const estimate = result.kind === 'estimated' ? result : undefined;
  const { cause, nearest, needed } = explanation;
  const { year, month, day } = leg.flight_date;
  const matching = (
    isPlausible: boolean | undefined,
    input: 'passengerLoadFactor' | 'cargoMassFraction',
  ): MatchingInput | null =>
    estimate && needed && isPlausible
      ? { used: fraction(estimate.inputs[input].value), needed: fraction(needed[input]) }
      : null;
  return {
    carrier: leg.carrier,
    flightNumber: leg.flight_number,
    origin: leg.origin,
    destination: leg.destination,
    departureDate: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    aircraftNamed: leg.aircraft_name,
    aircraftUsed: estimate?.aircraft.icaoAircraftType ?? null,
    body: body ?? null,
    publishedKg,
    ourKg: kg.ours === undefined ? null : tenths(kg.ours),
    lowKg: kilograms(estimate?.range?.low.economy),
    highKg: kilograms(estimate?.range?.high.economy),
    error: kg.ours === undefined ? null : fraction(signedError(kg.ours, publishedKg)),
    cause,
    nearest: nearest ? { name: nearest.name, error: fraction(nearest.error) } : null,
    passengerLoadFactor: matching(needed?.isLoadPlausible, 'passengerLoadFactor'),
    cargoMassFraction: matching(needed?.isCargoPlausible, 'cargoMassFraction'),
  };
}

function kilograms(grams: number | undefined): number | null {
  return grams === undefined ? null : tenths(gramsToKilograms(grams));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** To a ten-thousandth. */
function fraction(value: number): number {
  return Math.round(value * 1e4) / 1e4 + 0;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
