import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { mean } from '../statistics/quantiles.ts';
import { BUCKETS, type ContrailFlight } from './contrail-differences.ts';

/** Published contrail buckets beside ours. */
export type ContrailBuckets = {
  readonly flights: number;
  /** Share of flights with the bucket published, with its interval drawn by carrier [1]. */
  readonly asPublished: Interval;
  /** Flights by published bucket, then by ours, both in the order of `BUCKETS`. */
  readonly counts: readonly (readonly number[])[];
};

export function contrailBuckets(flights: readonly ContrailFlight[]): ContrailBuckets {
  const clusters = [...Map.groupBy(flights, ({ carrier }) => carrier).values()];
  return {
    flights: flights.length,
    asPublished: bootstrapInterval(clusters, (drawn) =>
      mean(drawn.map(({ theirs, ours }) => (theirs === ours ? 1 : 0))),
    ),
    counts: BUCKETS.map((theirs) =>
      BUCKETS.map((ours) => flights.filter((flight) => flight.theirs === theirs && flight.ours === ours).length),
    ),
  };
}
