import type { Body, CabinUse } from '@tim/reference-data';

/** What a layout's use is told from. */
export type DescribedLayout = {
  readonly icaoAircraftType: string;
  readonly body: Body;
  readonly subFleet: string;
  readonly totalSeats: number;
};

/** In this order; the first that the sub-fleet's text holds decides. A text that names both kinds of haul is for either. */
const WORDS: readonly (readonly [RegExp, CabinUse])[] = [
  [/\bdomestic\b/i, 'domestic'],
  [/\bULR\b/, 'ultra-long-haul'],
  [/\blong\W+medium haul\b/i, 'any'],
  [/\bregional\b|\bmedium haul\b/i, 'regional'],
  [/\blong haul\b|\bPolaris\b/i, 'long-haul'],
  [/\binternational\b/i, 'international'],
  [/\bleisure\b|\bCaribbean\b/i, 'leisure'],
];

/** Narrow bodies that some carriers also fly with a lie-flat cabin, across a continent or the Atlantic. */
const LONG_NARROW_BODIES = new Set(['A321', 'A21N', 'B752', 'B753']);

/**
 * Share of the seats of a carrier's densest layout of such a type that a layout with a lie-flat cabin has at most.
 * Between the carriers' known ones (American A321T 0.54, Delta 757 0.84, Iberia A321XLR 0.83) and the densest two-class
 * layouts beside them (0.88 and more).
 */
const MOST_LIE_FLAT_SHARE = 0.85;

/** @param densestTotalSeats - most seats among the same carrier's layouts of the type */
export function cabinUseOf(
  { icaoAircraftType, body, subFleet, totalSeats }: DescribedLayout,
  densestTotalSeats: number,
): CabinUse {
  const word = WORDS.find(([pattern]) => pattern.test(subFleet));
  if (word) return word[1];
  const isThin = totalSeats <= MOST_LIE_FLAT_SHARE * densestTotalSeats;
  return body === 'narrow' && LONG_NARROW_BODIES.has(icaoAircraftType) && isThin ? 'long-haul' : 'any';
}

/** The airport a layout is kept at: 'LGW 3-class'. */
export function baseAirportOf(subFleet: string): string {
  return /^([A-Z]{3}) \d-class\b/.exec(subFleet)?.[1] ?? '';
}
