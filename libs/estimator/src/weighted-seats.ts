import { cabinClassFactors, equivalentCapacity } from '@tim/engine';
import type { Body, SeatsPerClass, Sourced } from '@tim/reference-data';
import { cabinRemark } from './basis.ts';

/** Seats an aircraft may have on the route, and how likely [any unit]. */
export type WeightedSeats = {
  readonly seats: Sourced<SeatsPerClass>;
  /** Equivalent economy seats. */
  readonly capacity: number;
  readonly weight: number;
  /** How well the layout fits the kind of route [1]. */
  readonly likelihood: number;
  /** Name of the layout. */
  readonly layout: string;
};

function scaled(seats: SeatsPerClass, factor: number): SeatsPerClass {
  return {
    economy: seats.economy * factor,
    premiumEconomy: seats.premiumEconomy * factor,
    business: seats.business * factor,
    first: seats.first * factor,
  };
}

/** Seats scaled to a total, and the strategy's name for it. */
export function scaledTo(
  seats: Sourced<SeatsPerClass>,
  body: Body,
  factor: number,
): Pick<WeightedSeats, 'seats' | 'capacity'> {
  const value = scaled(seats.value, factor);
  return {
    seats: { ...seats, value, strategy: `${seats.strategy}_SCALED_TO_REPORTED_TOTAL` },
    capacity: equivalentCapacity(value, cabinClassFactors(body)),
  };
}

export type LikelySeats = Omit<WeightedSeats, 'weight'>;

/** Layouts no likelier than this beside the likeliest are left out of the mean [1]. Our choice. */
const CLEARLY_LESS_LIKELY = 0.5;

const CABINS = ['economy', 'premiumEconomy', 'business', 'first'] as const;

/**
 * The seats to expect of a type: those of its layout, or the mean of the layouts that fit the route, weighted by how likely
 * each is, where nothing tells which it is.
 *
 * @returns undefined when there are no options
 */
export function likelySeats(options: readonly WeightedSeats[]): LikelySeats | undefined {
  const [first] = options;
  if (!first || options.length === 1) return first;
  const highest = Math.max(...options.map(({ likelihood }) => likelihood));
  const fitting = options.filter(({ likelihood }) => likelihood > highest * CLEARLY_LESS_LIKELY);
  const [best = first, ...others] = fitting;
  if (others.length === 0) return best;
  let weights = 0;
  let capacity = 0;
  const value = { economy: 0, premiumEconomy: 0, business: 0, first: 0 };
  for (const option of fitting) {
    weights += option.weight;
    capacity += option.weight * option.capacity;
    for (const cabin of CABINS) value[cabin] += option.weight * option.seats.value[cabin];
  }
  for (const cabin of CABINS) value[cabin] /= weights;
  return {
    seats: { ...leastKnown(fitting), value, strategy: `${best.seats.strategy}_MEAN` },
    capacity: capacity / weights,
    likelihood: highest,
    layout: `mean of ${fitting.map(({ layout }) => layout).join(', ')}`,
  };
}

const KNOWN_BEST_FIRST = ['PRIMARY', 'MODELED', 'DEFAULT'];

function leastKnown(options: readonly WeightedSeats[]): Sourced<SeatsPerClass> {
  const rank = ({ seats }: WeightedSeats) => KNOWN_BEST_FIRST.indexOf(seats.dataCategory);
  return options.reduce((least, option) => (rank(option) > rank(least) ? option : least)).seats;
}

/** Seats a type may have on a route, and those to expect of it. */
export type SeatsOnRoute = {
  /** Those to expect; undefined when no layout fits the route, or nothing is known of the type's seats. */
  readonly likely: LikelySeats | undefined;
  /** Tells their layout, see `cabinRemark`. */
  readonly cabin: string;
  /** Equivalent seats of those to expect. */
  readonly capacity: number;
  readonly hasOneLayout: boolean;
  /** Equivalent seats of each layout that it may have, falling: emissions then rise. */
  readonly capacities: readonly number[];
  /** How likely each of those is [any unit]. */
  readonly weights: readonly number[];
  /** Sum of the weights. */
  readonly weight: number;
};

export function seatsOnRoute(options: readonly WeightedSeats[]): SeatsOnRoute {
  const likely = likelySeats(options);
  let weight = 0;
  for (const option of options) weight += option.weight;
  const falling = options.toSorted((a, b) => b.capacity - a.capacity);
  return {
    likely,
    cabin: likely ? cabinRemark(likely.layout) : '',
    capacity: likely?.capacity ?? 0,
    hasOneLayout: options.length === 1,
    capacities: falling.map(({ capacity }) => capacity),
    weights: falling.map((option) => option.weight),
    weight,
  };
}
