import { requireNumber } from './require-number.ts';

/** A value and how much it counts, e.g. emissions and operating days. */
export type Weighted = { readonly value: number; readonly weight: number };

/** Part of the total by which a weight may miss a share of it: what adding in another order, or another engine's `exp`, makes [1]. */
const ADDING_ERROR = 1e-9;

/**
 * True when a part of a total weight is a share of it or more, wherever it is computed: programs' `sin` and `exp` differ in the
 * last digit, which must not decide between two equal halves.
 *
 * @param share - of the total [1], 0 to 1
 */
export function reachesShare(weight: number, total: number, share: number): boolean {
  return weight >= total * (share - ADDING_ERROR);
}

/**
 * Weighted percentiles: for each share the first value, in rising order, at which the cumulative weight reaches it.
 *
 * @param rows - one or more; weights finite and > 0, values finite
 * @param shares - of the total weight [1], 0 to 1
 * @returns values of the rows, in their unit, one a share
 * @throws RangeError if there is no row, a weight is not above 0, or a value is not finite
 */
export function weightedPercentiles(rows: readonly Weighted[], shares: readonly number[]): readonly number[] {
  requireNumber('rows.length', rows.length, 1, Number.MAX_SAFE_INTEGER);
  let total = 0;
  for (const { value, weight } of rows) {
    requireNumber('value', value, -Number.MAX_VALUE, Number.MAX_VALUE);
    requireNumber('weight', weight, Number.MIN_VALUE, Number.MAX_VALUE);
    total += weight;
  }
  const rising = rows.toSorted((a, b) => a.value - b.value);
  return shares.map((share) => {
    let cumulative = 0;
    const at = rising.find(({ weight }) => reachesShare((cumulative += weight), total, share));
    if (!at) throw new RangeError(`weights must add up to a finite total, not ${total}`);
    return at.value;
  });
}

/**
 * Weighted median: the first value, in rising order, at which the cumulative weight reaches half of the total.
 *
 * @throws RangeError as `weightedPercentiles`
 * Source: Google TIM 3.0.0, projects/typical_flight_emissions.md, "Weighted median".
 * @example weightedMedian([{ value: 100, weight: 10 }, { value: 120, weight: 200 }, { value: 150, weight: 120 }]) // 120
 */
export function weightedMedian(rows: readonly Weighted[]): number {
  const [median = Number.NaN] = weightedPercentiles(rows, [0.5]);
  return median;
}
