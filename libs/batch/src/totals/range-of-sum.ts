import type { Tier } from '../answer/row-answer.ts';

/** What the figures of a group reach below and above their own [g CO2e], added up: within a group one error is that of all. */
export type RangeGroup = { belowGrams: number; aboveGrams: number };

/** Flights of one airline err together, as do the typical figures of routes. */
export const rangeGroup = (tier: Tier, carrierCode: string | undefined): string =>
  tier === 'TIM_EMISSIONS' ? (carrierCode ?? '') : 'typical';

/**
 * The range of a sum, meant to hold as much as that of each of its figures. Errors of different groups are independent:
 *
 *   half² = Σ_groups (Σ half)²
 *
 * Source: docs/decisions/0091-trips-and-meetings.md, with all typical figures as one group.
 */
export function rangeOfSum(
  grams: number,
  groups: Readonly<Record<string, RangeGroup>>,
): { readonly lowGrams: number; readonly highGrams: number } {
  let [below, above] = [0, 0];
  for (const { belowGrams, aboveGrams } of Object.values(groups)) {
    below += belowGrams ** 2;
    above += aboveGrams ** 2;
  }
  return { lowGrams: Math.round(grams - Math.sqrt(below)), highGrams: Math.round(grams + Math.sqrt(above)) };
}
