import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { mean, median } from '../statistics/quantiles.ts';
import { routeText, type FigureOutcome } from './ask-figures.ts';

/** One figure beside the published one. */
export type Comparison = {
  /** Figures of one cluster share causes of error: one carrier's. */
  readonly cluster: string;
  /** The carrier's route, "LX ZRH-BOS". */
  readonly carrierRoute: string;
  /** (figure - published) / published [1]; undefined without a figure, which counts as a miss. */
  readonly signedError: number | undefined;
};

export type ErrorStatistics = {
  /** Figures, with and without one of ours. */
  readonly count: number;
  readonly withoutFigure: number;
  /** Median of |error| [1]; without a figure it counts as infinitely wrong. */
  readonly medianAbsolute: Interval;
  /** Mean of the error [1], where there is a figure. */
  readonly meanSigned: Interval;
  /** Share of all whose |error| is at most this [1]. */
  readonly within5: Interval;
  readonly within10: Interval;
  readonly within20: Interval;
};

/** (figure - published) / published [1]. */
export function signedError(figure: number, published: number): number {
  return (figure - published) / published;
}

/** |error| of our figure [1]; infinite without one. */
export function absoluteError({ ourKg, publishedKg }: Pick<FigureOutcome, 'ourKg' | 'publishedKg'>): number {
  return ourKg === undefined ? Number.POSITIVE_INFINITY : Math.abs(signedError(ourKg, publishedKg));
}

/** From the largest |error|, those without a figure first. */
export function worstFirst<Figure extends Pick<FigureOutcome, 'ourKg' | 'publishedKg'>>(
  figures: readonly Figure[],
): readonly Figure[] {
  return figures.toSorted((a, b) => absoluteError(b) - absoluteError(a));
}

/** The errors of one way to a figure [kg CO2e]. */
export function comparisonsOf(
  outcomes: readonly FigureOutcome[],
  kgOf: (outcome: FigureOutcome) => number | undefined,
): readonly Comparison[] {
  return outcomes.map((outcome) => {
    const figure = kgOf(outcome);
    const { carrier } = outcome.published;
    return {
      cluster: carrier,
      carrierRoute: `${carrier} ${routeText(outcome.published)}`,
      signedError: figure === undefined ? undefined : signedError(figure, outcome.publishedKg),
    };
  });
}

const sizeOf = ({ signedError: error }: Comparison) => Math.abs(error ?? Number.POSITIVE_INFINITY);

/** One comparison for each carrier's route: that of its figure in the middle by |error|, the worse of two. */
export function byCarrierRoute(comparisons: readonly Comparison[]): readonly Comparison[] {
  return [...Map.groupBy(comparisons, ({ carrierRoute }) => carrierRoute).values()].flatMap(
    (own) => own.toSorted((a, b) => sizeOf(a) - sizeOf(b)).at(own.length >> 1) ?? [],
  );
}

/** Statistics of errors, each with its 90 % bootstrap interval over clusters. */
export function errorStatistics(comparisons: readonly Comparison[]): ErrorStatistics {
  const clusters = [...Map.groupBy(comparisons, ({ cluster }) => cluster).values()].map((own) =>
    own.map((comparison) => comparison.signedError ?? Number.POSITIVE_INFINITY),
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
