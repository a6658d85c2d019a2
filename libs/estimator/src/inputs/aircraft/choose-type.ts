import type { AircraftShare } from '../../estimate.ts';
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

/**
 * How far below and above the one used the 10th and 90th percentile of the types and layouts lie in economy emissions, as
 * logarithms of a ratio [1], each >= 0.
 */
export type AircraftSpread = { readonly low: number; readonly high: number };

/** The type used, and what follows from the others beside it. */
export type ChosenType<Option extends TypeOption> = {
  readonly option: Option;
  /** All types, most likely first; the weights add up to 1. */
  readonly shares: readonly AircraftShare[];
  readonly spread: AircraftSpread;
};

const LOWEST_SHARE = 0.1;
const HIGHEST_SHARE = 0.9;

const fuelPerSeatKg = ({ passengersFuelKg, seats }: TypeOption) => passengersFuelKg / seats.capacity;

/**
 * The type at which half of the weight is reached, in rising order of emissions: half of the flights emit no more.
 *
 * @returns undefined when there is nothing to choose from
 */
export function chooseType<Option extends TypeOption>(options: readonly Option[]): ChosenType<Option> | undefined {
  const rising = options.toSorted((a, b) => fuelPerSeatKg(a) - fuelPerSeatKg(b));
  const total = rising.reduce((sum, { weight }) => sum + weight, 0);
  let cumulative = 0;
  const option = rising.find(({ weight }) => (cumulative += weight) >= total / 2);
  if (!option) return undefined;
  return { option, shares: sharesOf(rising, total), spread: spreadOf(rising, total, fuelPerSeatKg(option)) };
}

function sharesOf(rising: readonly TypeOption[], total: number): readonly AircraftShare[] {
  return rising
    .map(({ type, weight }) => {
      const { icaoAircraftType, name } = type.aircraft.value;
      return { icaoAircraftType, name, weight: weight / total };
    })
    .sort((a, b) => b.weight - a.weight);
}

function spreadOf(options: readonly TypeOption[], total: number, usedFuelPerSeatKg: number): AircraftSpread {
  const layouts = options.flatMap(({ weight, seats, seatOptions, passengersFuelKg }) => {
    // The type's mean is then the layout's own.
    if (seatOptions.length === 1) {
      return [{ ratio: passengersFuelKg / seats.capacity / usedFuelPerSeatKg, share: weight / total }];
    }
    const ofType = seatOptions.reduce((sum, option) => sum + option.weight, 0) * total;
    return seatOptions.map((layout) => ({
      ratio: passengersFuelKg / layout.capacity / usedFuelPerSeatKg,
      share: (weight * layout.weight) / ofType,
    }));
  });
  if (layouts.length === 1) return { low: 0, high: 0 };
  layouts.sort((a, b) => a.ratio - b.ratio);
  /** The ratio which a share of the types and layouts does not exceed. */
  const ratioAt = (share: number) => {
    let cumulative = 0;
    return layouts.find((layout) => (cumulative += layout.share) >= share - 1e-9)?.ratio ?? 1;
  };
  return {
    low: Math.max(0, -Math.log(ratioAt(LOWEST_SHARE))),
    high: Math.max(0, Math.log(ratioAt(HIGHEST_SHARE))),
  };
}
