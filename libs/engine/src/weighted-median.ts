import { requireNumber } from './require-number.ts';

/** A value and how much it counts, e.g. emissions and operating days. */
export type Weighted = { readonly value: number; readonly weight: number };

/**
 * Weighted median: the first value, in rising order, at which the cumulative weight reaches half of the total.
 *
 * @param rows - one or more; weights finite and > 0, values finite
 * @returns one of the values, in their unit
 * @throws RangeError if there is no row, a weight is not above 0, or a value is not finite
 * Source: Google TIM 3.0.0, projects/typical_flight_emissions.md, "Weighted median".
 * @example weightedMedian([{ value: 100, weight: 10 }, { value: 120, weight: 200 }, { value: 150, weight: 120 }]) // 120
 */
export function weightedMedian(rows: readonly Weighted[]): number {
  requireNumber('rows.length', rows.length, 1, Number.MAX_SAFE_INTEGER);
  let total = 0;
  for (const { value, weight } of rows) {
    requireNumber('value', value, -Number.MAX_VALUE, Number.MAX_VALUE);
    requireNumber('weight', weight, Number.MIN_VALUE, Number.MAX_VALUE);
    total += weight;
  }
  const rising = rows.toSorted((a, b) => a.value - b.value);
  let cumulative = 0;
  for (const { value, weight } of rising) {
    cumulative += weight;
    if (cumulative >= total / 2) return value;
  }
  throw new RangeError(`weights must add up to a finite total, not ${total}`);
}
