import { percentile } from './quantiles.ts';
import { seededRandom } from './seeded-random.ts';

/** A figure and what it may be expected to lie between, in its unit. */
export type Interval = { readonly value: number; readonly low: number; readonly high: number };

export type BootstrapOptions = {
  /** Share of the resamples the interval holds, 0 to 1. */
  readonly coverage: number;
  readonly resamples: number;
  readonly seed: number;
};

/** 90 % of 4000 resamples: the interval's ends move by a tenth of its width or less with the seed. */
export const DEFAULT_BOOTSTRAP: BootstrapOptions = { coverage: 0.9, resamples: 4000, seed: 20_260_819 };

/**
 * Percentile bootstrap interval of a statistic, resampling whole clusters: values of one cluster share a cause (the legs of
 * one carrier its cabins), so they are not independent and are drawn together.
 *
 * @param clusters - the values, grouped; a group may be empty
 * @param statistic - of all values of a resample
 * @returns the statistic of the values as they are, and the interval; NaN where there are no values
 * Source: B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), chapters 8 and 13.
 */
export function bootstrapInterval<Value>(
  clusters: readonly (readonly Value[])[],
  statistic: (values: readonly Value[]) => number,
  { coverage, resamples, seed }: BootstrapOptions = DEFAULT_BOOTSTRAP,
): Interval {
  const filled = clusters.filter((cluster) => cluster.length > 0);
  const value = statistic(filled.flat());
  if (filled.length === 0) return { value, low: Number.NaN, high: Number.NaN };
  const random = seededRandom(seed);
  const drawn = Array.from({ length: resamples }, () => {
    const resample = filled.flatMap(() => filled[Math.floor(random() * filled.length)] ?? []);
    return statistic(resample);
  }).filter((resampled) => !Number.isNaN(resampled));
  const tail = (1 - coverage) / 2;
  return { value, low: percentile(drawn, tail), high: percentile(drawn, 1 - tail) };
}
