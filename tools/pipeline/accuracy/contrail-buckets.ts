import type { ContrailsBucket } from '@tim/estimator';
import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { mean } from '../statistics/quantiles.ts';
import { flightText, type FigureOutcome } from './ask-figures.ts';
import { oncePer } from './once-per.ts';

/** Published buckets in their order: 1 low, 2 medium, 3 high. */
export const BUCKETS = ['NEGLIGIBLE', 'MODERATE', 'SEVERE'] as const satisfies readonly ContrailsBucket[];

/** Published contrail buckets beside ours. */
export type ContrailBuckets = {
  readonly flights: number;
  /** Share of flights with the bucket published, with its interval drawn by carrier [1]. */
  readonly asPublished: Interval;
  /** Flights by published bucket, then by ours, both in the order of `BUCKETS`. */
  readonly counts: readonly (readonly number[])[];
};

/** Each flight once for every bucket it is published with; without one of ours it is left out. */
export function contrailBuckets(outcomes: readonly FigureOutcome[]): ContrailBuckets {
  const pairs = oncePer(
    outcomes.filter(({ published }) => published.contrails_bucket !== undefined),
    (outcome) => `${flightText(outcome)} ${outcome.published.contrails_bucket}`,
  ).flatMap(({ published, result }) => {
    const ours = result.kind === 'estimated' ? result.contrailsImpactBucket : undefined;
    const theirs = BUCKETS[(published.contrails_bucket ?? 0) - 1];
    return ours && theirs ? [{ carrier: published.carrier, theirs, ours }] : [];
  });
  const clusters = [...Map.groupBy(pairs, ({ carrier }) => carrier).values()];
  return {
    flights: pairs.length,
    asPublished: bootstrapInterval(clusters, (drawn) =>
      mean(drawn.map(({ theirs, ours }) => (theirs === ours ? 1 : 0))),
    ),
    counts: BUCKETS.map((theirs) =>
      BUCKETS.map((ours) => pairs.filter((pair) => pair.theirs === theirs && pair.ours === ours).length),
    ),
  };
}
