import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { mean, median } from '../statistics/quantiles.ts';
import type { LegOutcome, Method } from './economy-legs.ts';

/** One figure beside the published one. */
export type Comparison = {
  /** Legs of one cluster share causes of error: one carrier's. */
  readonly cluster: string;
  /** (figure - published) / published [1]; undefined without a figure, which counts as a miss. */
  readonly signedError: number | undefined;
};

export type ErrorStatistics = {
  /** Legs, with and without a figure. */
  readonly count: number;
  readonly withoutFigure: number;
  /** Median of |error| [1]; a leg without a figure counts as infinitely wrong. */
  readonly medianAbsolute: Interval;
  /** Mean of the error [1], of the legs with a figure. */
  readonly meanSigned: Interval;
  /** Share of all legs whose |error| is at most this [1]. */
  readonly within5: Interval;
  readonly within10: Interval;
  readonly within20: Interval;
};

/** (figure - published) / published [1]. */
export function signedError(figure: number, published: number): number {
  return (figure - published) / published;
}

/** |error| of our figure [1]; infinite without one. */
export function absoluteError({ kg, publishedKg }: LegOutcome): number {
  return kg.ours === undefined ? Number.POSITIVE_INFINITY : Math.abs(signedError(kg.ours, publishedKg));
}

/** One way's errors on the legs. */
export function comparisonsOf(outcomes: readonly LegOutcome[], method: Method): readonly Comparison[] {
  return outcomes.map(({ leg, kg, publishedKg }) => {
    const figure = kg[method];
    return {
      cluster: leg.carrier,
      signedError: figure === undefined ? undefined : signedError(figure, publishedKg),
    };
  });
}

/** Statistics of errors, each with its 90 % bootstrap interval over clusters. */
export function errorStatistics(comparisons: readonly Comparison[]): ErrorStatistics {
  const clusters = [...Map.groupBy(comparisons, ({ cluster }) => cluster).values()].map((group) =>
    group.map((comparison) => comparison.signedError ?? Number.POSITIVE_INFINITY),
  );
  const interval = (statistic: (errors: readonly number[]) => number) => bootstrapInterval(clusters, statistic);
  const shareWithin = (limit: number) =>
    interval((errors) => mean(errors.map((error) => (Math.abs(error) <= limit ? 1 : 0))));
  return {
    count: comparisons.length,
    withoutFigure: comparisons.filter((comparison) => comparison.signedError === undefined).length,
    medianAbsolute: interval((errors) => median(errors.map(Math.abs))),
    meanSigned: interval((errors) => mean(errors.filter(Number.isFinite))),
    within5: shareWithin(0.05),
    within10: shareWithin(0.1),
    within20: shareWithin(0.2),
  };
}
