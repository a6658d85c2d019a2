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
  /** Sum of the layouts' weights. */
  readonly layoutsWeight: number;
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
  const rising: Choice[] = [];
  for (const choice of choices) insertRising(rising, choice);
  let total = 0;
  for (const { weight } of rising) total += weight;
  const choice = middleOf(rising, total) ?? first;
  return { choice, types: shares(rising, total), spread: spreadOf(rising, total, choice.fuelPerSeatKg) };
}

// A fleet has few types: they are sorted as they come, each behind its equals, sooner than a general sort would be set up.

function insertRising(rising: Choice[], choice: Choice): void {
  let at = rising.length;
  for (let before = rising[at - 1]; before && before.fuelPerSeatKg > choice.fuelPerSeatKg; before = rising[at - 1]) {
    rising[at] = before;
    at -= 1;
  }
  rising[at] = choice;
}

function middleOf(rising: readonly Choice[], total: number): Choice | undefined {
  let cumulative = 0;
  for (const choice of rising) {
    cumulative += choice.weight;
    if (cumulative >= total / 2) return choice;
  }
  return undefined;
}

/** Ratios in rising order, and the weight of each. */
type WeightedRatios = { readonly ratios: number[]; readonly weights: number[] };

function spreadOf(choices: readonly Choice[], total: number, usedFuelPerSeatKg: number): AircraftSpread {
  const rising: WeightedRatios = { ratios: [], weights: [] };
  for (const { layouts, layoutsWeight, passengersFuelKg, weight: typeWeight } of choices) {
    for (const { capacity, weight } of layouts) {
      insertRatio(
        rising,
        passengersFuelKg / capacity / usedFuelPerSeatKg,
        (typeWeight * weight) / (layoutsWeight * total),
      );
    }
  }
  if (rising.ratios.length === 1) return NO_SPREAD;
  return {
    low: Math.max(0, -Math.log(ratioAt(rising, LOWEST_SHARE))),
    high: Math.max(0, Math.log(ratioAt(rising, HIGHEST_SHARE))),
  };
}

function insertRatio({ ratios, weights }: WeightedRatios, ratio: number, weight: number): void {
  let at = ratios.length;
  for (let before = ratios[at - 1]; before !== undefined && before > ratio; before = ratios[at - 1]) {
    ratios[at] = before;
    weights[at] = weights[at - 1] ?? 0;
    at -= 1;
  }
  ratios[at] = ratio;
  weights[at] = weight;
}

/** The ratio that a share of the weight does not exceed. */
function ratioAt({ ratios, weights }: WeightedRatios, share: number): number {
  let cumulative = 0;
  for (let at = 0; at < ratios.length; at += 1) {
    cumulative += weights[at] ?? 0;
    if (cumulative >= share - 1e-9) return ratios[at] ?? 1;
  }
  return 1;
}

function shares(choices: readonly Choice[], total: number): readonly AircraftShare[] {
  const falling: AircraftShare[] = [];
  for (const { type, weight } of choices) {
    const { icaoAircraftType, name } = type.aircraft.value;
    insertFalling(falling, { icaoAircraftType, name, weight: weight / total });
  }
  return falling;
}

function insertFalling(falling: AircraftShare[], share: AircraftShare): void {
  let at = falling.length;
  for (let before = falling[at - 1]; before && before.weight < share.weight; before = falling[at - 1]) {
    falling[at] = before;
    at -= 1;
  }
  falling[at] = share;
}
