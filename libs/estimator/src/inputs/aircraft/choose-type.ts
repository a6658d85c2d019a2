import { reachesShare } from '@tim/engine';
import type { Weighted } from '@tim/engine';
import type { AircraftShare } from '../../estimate.ts';
import { spreadAround } from '../../range/spread.ts';
import type { Spread } from '../../range/spread.ts';
import type { CountedSeats, WeightedSeats } from '../seats/likely-seats.ts';
import type { FuelledType } from './fuelled-type.ts';

/** A type that may fly a route, with what its emissions follow from. */
export type TypeOption = {
  readonly type: FuelledType;
  /** How likely it is [any unit]. */
  readonly weight: number;
  /** The seats to expect. */
  readonly seats: CountedSeats;
  /** All it may have. */
  readonly seatOptions: readonly WeightedSeats[];
  /** The passengers' part of the flight's fuel [kg]. */
  readonly passengersFuelKg: number;
};

/** The type used, and what follows from the others beside it. */
export type ChosenType<Option extends TypeOption> = {
  readonly option: Option;
  /** All types, most likely first; the weights add up to 1. */
  readonly shares: readonly AircraftShare[];
  /** How far the types and layouts lie from the one used in economy emissions. */
  readonly spread: Spread;
};

/** A type with what it is sorted by: the fuel of one seat [kg]. */
type Ranked<Option> = { readonly option: Option; readonly fuelPerSeatKg: number };

/** A type with a smaller share of the route's flights is not the one named, unless no type has more [1]. Our choice. */
const LEAST_SHARE = 0.1;

const weightOf = (options: readonly Ranked<TypeOption>[]) =>
  options.reduce((sum, { option }) => sum + option.weight, 0);

/**
 * The type at which half of the weight is reached, in rising order of emissions: half of the flights emit no more. Types with
 * less than a tenth of the flights are passed over, because a type that hardly ever flies may stand in the middle.
 *
 * @returns undefined when there is nothing to choose from
 */
export function chooseType<Option extends TypeOption>(options: readonly Option[]): ChosenType<Option> | undefined {
  const rising = options
    .map((option) => ({ option, fuelPerSeatKg: option.passengersFuelKg / option.seats.capacity }))
    .sort((a, b) => a.fuelPerSeatKg - b.fuelPerSeatKg);
  const total = weightOf(rising);
  const likely = rising.filter(({ option }) => reachesShare(option.weight, total, LEAST_SHARE));
  const choice = likely.length > 0 ? likely : rising;
  const chosenFrom = weightOf(choice);
  let cumulative = 0;
  const used = choice.find(({ option }) => reachesShare((cumulative += option.weight), chosenFrom, 0.5));
  if (!used) return undefined;
  return {
    option: used.option,
    shares: sharesOf(rising, total, used.fuelPerSeatKg),
    spread: spreadOf(rising, total, used.fuelPerSeatKg),
  };
}

function sharesOf(
  rising: readonly Ranked<TypeOption>[],
  total: number,
  usedFuelPerSeatKg: number,
): readonly AircraftShare[] {
  return rising
    .map(({ option, fuelPerSeatKg }) => {
      const { icaoAircraftType, name } = option.type.aircraft.value;
      const economyRatio = fuelPerSeatKg / usedFuelPerSeatKg;
      return { icaoAircraftType, name, weight: option.weight / total, economyRatio };
    })
    .sort((a, b) => b.weight - a.weight);
}

function spreadOf(rising: readonly Ranked<TypeOption>[], total: number, usedFuelPerSeatKg: number): Spread {
  const layouts: Weighted[] = [];
  for (const { option } of rising) {
    const { weight, seatOptions, passengersFuelKg } = option;
    let ofType = 0;
    for (const layout of seatOptions) ofType += layout.weight;
    for (const layout of seatOptions) {
      layouts.push({ value: passengersFuelKg / layout.capacity, weight: (weight * layout.weight) / (ofType * total) });
    }
  }
  return spreadAround(usedFuelPerSeatKg, layouts);
}
