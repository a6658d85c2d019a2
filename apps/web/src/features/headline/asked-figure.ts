/** A figure for all who are asked about, as finely as its range allows. */

import type { CabinClass } from '@tim/engine';
import { cabinsOf, type Question } from '@tim/itinerary';
import { roundRange, type KilogramsPerPassenger, type RoundedRange } from '@tim/format';
import type { Figures, Missing } from './chart-places.ts';

/** Who fly, and whether back as well. */
export type Asked = Pick<Question, 'people' | 'isReturn'>;

/** How many one-way figures of each cabin are added up. */
export type Shares = readonly (readonly [cabin: CabinClass, times: number])[];

/** A figure as written. */
export type Figure = Omit<RoundedRange, 'kg'> & { readonly kg: number | undefined };

export const NO_FIGURE: Figure = { kg: undefined, lowKg: undefined, highKg: undefined, stepKg: 1 };

/** One person, one way. */
export const oneIn = (cabin: CabinClass): Shares => [[cabin, 1]];

/** Of everybody, there and back where that is asked. */
export function sharesOf({ people, isReturn }: Asked, cabin: CabinClass): Shares {
  const ways = isReturn ? 2 : 1;
  const byCabin = people.byCabin ? cabinsOf(people.byCabin) : ([[cabin, people.count]] as const);
  return byCabin.map(([one, count]) => [one, count * ways]);
}

/** Whether it is one person, one way: what the tables have too. */
export function isUsual({ people, isReturn }: Asked): boolean {
  return people.count === 1 && !isReturn;
}

/** The sum [kg CO2e]; undefined where a cabin has no figure. */
export function sumOf(kilograms: KilogramsPerPassenger | undefined, shares: Shares): number | undefined {
  let sum = 0;
  for (const [cabin, times] of shares) {
    const kg = kilograms?.[cabin];
    if (!kg) return undefined;
    sum += kg * times;
  }
  return sum;
}

/**
 * Of each cabin as one person's is shown, and those added up: there and back is twice what one way is. What is wrong is wrong of all
 * alike, so ends are added up too.
 */
export function figureOf({ wellToWakeKg, range }: Figures, shares: Shares): Figure {
  let all: Figure | undefined;
  for (const [cabin, times] of shares) {
    const kg = wellToWakeKg[cabin];
    if (!kg) return NO_FIGURE;
    const one = roundRange(kg, range?.lowKg[cabin] || undefined, range?.highKg[cabin] || undefined);
    all = {
      kg: (all?.kg ?? 0) + one.kg * times,
      lowKg: added(all ? all.lowKg : 0, one.lowKg, times),
      highKg: added(all ? all.highKg : 0, one.highKg, times),
      stepKg: Math.max(all?.stepKg ?? 0, one.stepKg),
    };
  }
  return all ?? NO_FIGURE;
}

const added = (before: number | undefined, one: number | undefined, times: number): number | undefined =>
  before === undefined || one === undefined ? undefined : before + one * times;

export const isMissingAny = (missing: Missing, shares: Shares): boolean => shares.some(([cabin]) => missing.has(cabin));
