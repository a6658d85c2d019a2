import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { mean } from '../statistics/quantiles.ts';

/** One figure's signed error in two runs [1]; undefined where a run has no figure. */
export type PairedErrors = {
  readonly cluster: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
};

/** Errors are cut to this [1], so that one flight without a figure does not decide. */
const MOST = 1;

/**
 * Mean of |error after| less |error before| over the same figures, above 0 when the figures are worse.
 *
 * @returns with its 90 % bootstrap interval, whole clusters drawn together [1]: when even the low end is above 0, the figures
 * are worse with 95 % confidence
 */
export function pairedChange(pairs: readonly PairedErrors[]): Interval {
  const clusters = [...Map.groupBy(pairs, ({ cluster }) => cluster).values()].map((own) =>
    own.map(({ before, after }) => sizeOf(after) - sizeOf(before)),
  );
  return bootstrapInterval(clusters, mean);
}

/** Mean of |error|, each cut to 100 % as in `pairedChange` [1]. */
export function meanError(errors: readonly (number | undefined)[]): number {
  return mean(errors.map(sizeOf));
}

function sizeOf(error: number | undefined): number {
  return error === undefined ? MOST : Math.min(MOST, Math.abs(error));
}
