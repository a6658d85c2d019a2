import type { SeatsPerClass, Sourced } from '@tim/reference-data';
import type { WeightedAircraft } from './aircraft-mix.ts';
import type { AircraftShare } from './estimate.ts';

/** A type that may fly the route, with the seats it is taken to have. */
export type Choice = {
  readonly type: WeightedAircraft;
  readonly seats: Sourced<SeatsPerClass>;
  /** Name of the layout. */
  readonly layout: string;
  /** How likely [any unit]. */
  readonly weight: number;
  /** Passengers' fuel [kg], before the load factor. */
  readonly passengersFuelKg: number;
  /** The same for one equivalent seat [kg]. */
  readonly fuelPerSeatKg: number;
  /** Equivalent seats of each layout it may have, with how likely each is [any unit]. */
  readonly layouts: readonly { readonly capacity: number; readonly weight: number }[];
};

/**
 * How far below and above the one used the 10th and 90th percentile of the types and layouts lie in economy emissions, as
 * logarithms of a ratio [1], each >= 0.
 */
export type AircraftSpread = { readonly low: number; readonly high: number };

const LOWEST_SHARE = 0.1;
const HIGHEST_SHARE = 0.9;
const NO_SPREAD: AircraftSpread = { low: 0, high: 0 };

/** The choice used, and the others beside it. */
export type Chosen = {
  readonly choice: Choice;
  /** The types, most likely first; the weights add up to 1. */
  readonly types: readonly AircraftShare[];
  readonly spread: AircraftSpread;
};

/**
 * The type at which half of the weight is reached, in rising order of emissions: half of the flights emit no more.
 *
 * @returns undefined when there is nothing to choose from
 */
export function chooseAircraft(choices: readonly Choice[]): Chosen | undefined {
  const [first] = choices;
  if (!first) return undefined;
  const rising = choices.length === 1 ? choices : choices.toSorted((a, b) => a.fuelPerSeatKg - b.fuelPerSeatKg);
  let total = 0;
  for (const { weight } of rising) total += weight;
  let cumulative = 0;
  const choice = rising.find(({ weight }) => (cumulative += weight) >= total / 2) ?? first;
  return { choice, types: shares(rising, total), spread: spreadOf(rising, total, choice.fuelPerSeatKg) };
}

function spreadOf(choices: readonly Choice[], total: number, usedFuelPerSeatKg: number): AircraftSpread {
  const options: { readonly ratio: number; readonly weight: number }[] = [];
  for (const { layouts, passengersFuelKg, weight: typeWeight } of choices) {
    let layoutsWeight = 0;
    for (const { weight } of layouts) layoutsWeight += weight;
    for (const { capacity, weight } of layouts) {
      options.push({
        ratio: passengersFuelKg / capacity / usedFuelPerSeatKg,
        weight: (typeWeight * weight) / (layoutsWeight * total),
      });
    }
  }
  if (options.length === 1) return NO_SPREAD;
  options.sort((a, b) => a.ratio - b.ratio);
  return {
    low: Math.max(0, -Math.log(ratioAt(options, LOWEST_SHARE))),
    high: Math.max(0, Math.log(ratioAt(options, HIGHEST_SHARE))),
  };
}

/** The ratio that a share of the weight, of rising ratios, does not exceed. */
function ratioAt(rising: readonly { readonly ratio: number; readonly weight: number }[], share: number): number {
  let cumulative = 0;
  for (const { ratio, weight } of rising) {
    cumulative += weight;
    if (cumulative >= share - 1e-9) return ratio;
  }
  return 1;
}

function shares(choices: readonly Choice[], total: number): readonly AircraftShare[] {
  return choices
    .map(({ type, weight }) => ({
      icaoAircraftType: type.aircraft.value.icaoAircraftType,
      name: type.aircraft.value.name,
      weight: weight / total,
    }))
    .sort((a, b) => b.weight - a.weight);
}
