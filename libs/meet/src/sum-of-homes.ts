import type { Figure, HomeShare } from './meeting.ts';

/**
 * Everybody's emissions, and what they may be expected to lie between.
 *
 *   half² = Σ_homes (people who come · h)²,   below and above apart
 *
 * People of one home err alike, those of different homes on their own. Source: docs/decisions/0091-trips-and-meetings.md.
 */
export function sumOfHomes(shares: readonly HomeShare[]): Figure {
  let [grams, below, above] = [0, 0, 0];
  for (const { home, journey, online } of shares) {
    if (journey.kind !== 'flight') continue;
    const people = home.people - online;
    grams += people * journey.grams;
    below += (people * (journey.grams - journey.lowGrams)) ** 2;
    above += (people * (journey.highGrams - journey.grams)) ** 2;
  }
  return {
    grams,
    lowGrams: Math.round(grams - Math.sqrt(below)),
    highGrams: Math.round(grams + Math.sqrt(above)),
  };
}

/**
 * Whether one sum is clearly below another: their difference is more than both may be off together,
 *
 *   D > √(above_one² + below_other²)
 *
 * so that zero is outside of the difference's range. Errors that both have in common would make it narrower.
 */
export function isClearlyLess(one: Figure, other: Figure): boolean {
  return other.grams - one.grams > Math.hypot(one.highGrams - one.grams, other.grams - other.lowGrams);
}
