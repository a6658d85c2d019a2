import type { Tables } from '@tim/reference-data';
import type { LegOutcome } from './economy-legs.ts';
import { isFitted } from './leg-groups.ts';
import { neededInputs } from './needed-inputs.ts';

/** From low to high, both included [1]. */
export type Span = { readonly low: number; readonly high: number };

/** Cargo's share on narrow bodies away from the US, where it is not counted but taken over from flights to the US. */
export type CargoAskedFor = {
  /** What the engine uses [1]. */
  readonly used: number;
  readonly byFit: SpanOfLegs;
  readonly byHeldOut: SpanOfLegs;
};
export type SpanOfLegs = {
  readonly legs: number;
  /** Cargo mass fractions that come nearest to the legs' figures [1]; undefined without legs. */
  readonly nearest: Span | undefined;
};

/** Published economy figures are whole kilograms. */
const ROUNDING_KG = 0.5;

/** Cargo's share on narrow bodies: most carriers' routes in US BTS T-100 lie within [1]. */
const PHYSICAL: Span = { low: 0, high: 0.05 };

/** The engine's cargo mass fraction of narrow bodies away from the US, beside what the published legs ask for. */
export function cargoAskedFor(outcomes: readonly LegOutcome[], tables: Tables): CargoAskedFor {
  const isInUs = (code: string) => tables.airports.find(code)?.countryCode === 'US';
  const legs = outcomes.filter(({ leg, body }) => body === 'narrow' && !isInUs(leg.origin) && !isInUs(leg.destination));
  return {
    used: tables.cargo.narrowBodyAwayFromUs.cargoMassFraction.value,
    byFit: spanOf(legs.filter(isFitted)),
    byHeldOut: spanOf(legs.filter((outcome) => !isFitted(outcome))),
  };
}

function spanOf(outcomes: readonly LegOutcome[]): SpanOfLegs {
  const asked = outcomes.flatMap((outcome) => spanAskedFor(outcome) ?? []);
  return { legs: asked.length, nearest: nearestTo(asked, PHYSICAL) };
}

/** Cargo mass fractions with which our figure rounds to the published one; undefined without an estimate. */
function spanAskedFor({ result, publishedKg }: LegOutcome): Span | undefined {
  if (result.kind !== 'estimated') return undefined;
  const [low, high] = [publishedKg + ROUNDING_KG, publishedKg - ROUNDING_KG].map(
    (kg) => neededInputs(result, kg).cargoMassFraction,
  );
  return low === undefined || high === undefined ? undefined : { low, high };
}

/**
 * The values whose distances to all spans add up to the least; a value within a span is at no distance from it.
 *
 * @param within - values to choose from
 * @returns undefined without spans
 */
export function nearestTo(spans: readonly Span[], within: Span): Span | undefined {
  if (spans.length === 0) return undefined;
  const inside = (value: number) => Math.min(within.high, Math.max(within.low, value));
  const distance = (value: number) =>
    spans.reduce((sum, { low, high }) => sum + Math.max(0, low - value, value - high), 0);
  // The sum is straight between the spans' ends, so its least value is at one of them.
  const ends = [within, ...spans].flatMap(({ low, high }) => [inside(low), inside(high)]);
  const least = Math.min(...ends.map(distance));
  const nearest = ends.filter((end) => distance(end) <= least + 1e-12);
  return { low: Math.min(...nearest), high: Math.max(...nearest) };
}
