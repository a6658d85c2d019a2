import { cabinClassFactors, equivalentCapacity, perCabin } from '@tim/engine';
import type { Body, CabinLayout, SeatsBasis, SeatsPerClass, Sourced } from '@tim/reference-data';

export type SourcedSeats = Sourced<SeatsPerClass, SeatsBasis>;

/** Seats an aircraft may have on the route. */
export type WeightedSeats = {
  readonly seats: SourcedSeats;
  /** Equivalent economy seats. */
  readonly capacity: number;
  /** How likely they are [any unit]. */
  readonly weight: number;
  /** The carrier's layout whose they are; absent where none is known. */
  readonly of?: CabinLayout;
  /** How well the layout fits the kind of route [1]. */
  readonly likelihood: number;
};

/** Seats with the capacity they count for. */
export type CountedSeats = Pick<WeightedSeats, 'capacity' | 'seats'>;

export const totalSeats = (seats: SeatsPerClass): number =>
  seats.economy + seats.premiumEconomy + seats.business + seats.first;

/** Seats with their equivalent capacity. */
export const countedSeats = (seats: SourcedSeats, body: Body): CountedSeats => ({
  seats,
  capacity: equivalentCapacity(seats.value, cabinClassFactors(body)),
});

/** The only seats that an aircraft may have. */
export const onlySeats = (seats: CountedSeats): readonly WeightedSeats[] => [{ ...seats, weight: 1, likelihood: 1 }];

/** The seats of each class multiplied, to come to a reported total. */
export function scaledTo(seats: SourcedSeats, body: Body, factor: number): CountedSeats {
  const value = perCabin((cabin) => seats.value[cabin] * factor);
  const basis =
    'isScaledToReportedTotal' in seats.basis ? { ...seats.basis, isScaledToReportedTotal: true } : seats.basis;
  return countedSeats({ ...seats, value, basis }, body);
}

/** Layouts at most this likely, relative to the likeliest, are left out of the mean [1]. Our choice. */
const CLEARLY_LESS_LIKELY = 0.5;

/**
 * The seats to expect of a type: those of its layout, or the mean of the layouts that fit the route, weighted by how likely
 * each is, where nothing tells which it is.
 *
 * @returns undefined when there are no options
 */
export function likelySeats(options: readonly WeightedSeats[]): CountedSeats | undefined {
  const [first] = options;
  if (!first || options.length === 1) return first;
  const highest = Math.max(...options.map(({ likelihood }) => likelihood));
  const fitting = options.filter(({ likelihood }) => likelihood > highest * CLEARLY_LESS_LIKELY);
  const [best = first, ...others] = fitting;
  if (others.length === 0) return best;
  const weights = fitting.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (valueOf: (option: WeightedSeats) => number) =>
    fitting.reduce((sum, option) => sum + option.weight * valueOf(option), 0) / weights;
  const { basis } = best.seats;
  const layouts = fitting.flatMap(({ seats }) => (seats.basis.kind === 'carrier-layouts' ? seats.basis.layouts : []));
  return {
    seats: {
      ...leastKnown(fitting),
      value: perCabin((cabin) => mean(({ seats }) => seats.value[cabin])),
      basis: basis.kind === 'carrier-layouts' ? { ...basis, layouts } : basis,
    },
    capacity: mean(({ capacity }) => capacity),
  };
}

const KNOWN_BEST_FIRST = ['PRIMARY', 'MODELED', 'DEFAULT'];

function leastKnown(options: readonly WeightedSeats[]): SourcedSeats {
  const rank = ({ seats }: WeightedSeats) => KNOWN_BEST_FIRST.indexOf(seats.dataCategory);
  return options.reduce((least, option) => (rank(option) > rank(least) ? option : least)).seats;
}
