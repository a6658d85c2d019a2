import type { Interval } from './bootstrap-interval.ts';

/** Two-sided 90 % quantile of the normal distribution [1]. */
const Z_90 = 1.6449;

/**
 * Wilson interval of a share: sound for few trials and for shares near 0 and 1.
 *
 * @param hits - 0 to `trials`
 * @param z - normal quantile of the coverage wanted
 * @returns share and interval, 0 to 1; NaN without a trial
 * Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927) 209.
 */
export function wilsonInterval(hits: number, trials: number, z: number = Z_90): Interval {
  if (trials === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const share = hits / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
