import { percentile } from './quantiles.ts';
import { seededRandom } from './seeded-random.ts';

/** A figure and what it may be expected to lie between, in its unit. */
export type Interval = { readonly value: number; readonly low: number; readonly high: number };

/** Share of the resamples that the interval holds [1]. */
const COVERAGE = 0.9;

/** With so many resamples the interval's ends move by a tenth of its width or less with the seed. */
const RESAMPLES = 4000;
const SEED = 20_260_819;

/**
 * Percentile bootstrap interval of a statistic, resampling whole clusters: values of one cluster share a cause (the legs of
 * one carrier its cabins), so they are not independent and are drawn together.
 *
 * @param clusters - the values, grouped; a group may be empty
 * @param statistic - of all values of a resample
 * @returns the statistic of the values as they are, and its 90 % interval; NaN where there are no values
 * Source: B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap (1993), chapters 8 and 13.
 */
export function bootstrapInterval<Value>(
  clusters: readonly (readonly Value[])[],
  statistic: (values: readonly Value[]) => number,
  resamples = RESAMPLES,
): Interval {
  const filled = clusters.filter((cluster) => cluster.length > 0);
  const value = statistic(filled.flat());
  if (filled.length === 0) return { value, low: Number.NaN, high: Number.NaN };
  const random = seededRandom(SEED);
  const drawn = Array.from({ length: resamples }, () => {
    const resample = filled.flatMap(() => filled[Math.floor(random() * filled.length)] ?? []);
    return statistic(resample);
  }).filter((resampled) => !Number.isNaN(resampled));
  const tail = (1 - COVERAGE) / 2;
  return { value, low: percentile(drawn, tail), high: percentile(drawn, 1 - tail) };
}
