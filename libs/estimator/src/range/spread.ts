import { weightedPercentiles } from '@tim/engine';
import type { Weighted } from '@tim/engine';

const [LOWEST_SHARE, HIGHEST_SHARE] = [0.1, 0.9];

/** How far below and above a middle something lies, as logarithms of a ratio [1], each >= 0. */
export type Spread = { readonly low: number; readonly high: number };

/** How far below and above the middle the 10th and 90th percentile of weighted values lie. */
export function spreadAround(middle: number, rows: readonly Weighted[]): Spread {
  const [low = middle, high = middle] = weightedPercentiles(rows, [LOWEST_SHARE, HIGHEST_SHARE]);
  return { low: Math.max(0, -Math.log(low / middle)), high: Math.max(0, Math.log(high / middle)) };
}
