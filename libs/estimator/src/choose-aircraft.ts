import type { SeatsPerClass, Sourced } from '@tim/reference-data';
import type { WeightedAircraft } from './aircraft-mix.ts';
import type { AircraftShare } from './estimate.ts';

/** A type with seats that may fly the route. */
export type Choice = {
  readonly type: WeightedAircraft;
  readonly seats: Sourced<SeatsPerClass>;
  /** Name of the layout. */
  readonly layout: string;
  /** How likely [any unit]. */
  readonly weight: number;
  /** Passengers' fuel for one equivalent seat [kg], before the load factor. */
  readonly fuelPerSeatKg: number;
};

/** The choice used, and the others beside it. */
export type Chosen = {
  readonly choice: Choice;
  /** The types, most likely first; the weights add up to 1. */
  readonly types: readonly AircraftShare[];
  /** Economy emissions of every choice beside the one used [1]; the weights add up to 1. */
  readonly spread: readonly { readonly ratio: number; readonly weight: number }[];
};

/**
 * The choice at which half of the weight is reached, in rising order of emissions: half of the flights emit no more.
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
  const spread = rising.map(({ fuelPerSeatKg, weight }) => ({
    ratio: fuelPerSeatKg / choice.fuelPerSeatKg,
    weight: weight / total,
  }));
  return { choice, types: shares(rising, total), spread };
}

function shares(choices: readonly Choice[], total: number): readonly AircraftShare[] {
  const types: AircraftShare[] = [];
  for (const { type, weight } of choices) {
    const { icaoAircraftType, name } = type.aircraft.value;
    const at = types.findIndex((known) => known.icaoAircraftType === icaoAircraftType);
    const before = types[at];
    if (before) types[at] = { ...before, weight: before.weight + weight / total };
    else types.push({ icaoAircraftType, name, weight: weight / total });
  }
  return types.sort((a, b) => b.weight - a.weight);
}
