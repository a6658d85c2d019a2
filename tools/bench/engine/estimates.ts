import { greatCircleDistanceKm } from '@tim/engine';
import { computeFlight, createEstimator, flightEstimate, flightResolver } from '@tim/estimator';
import type { FlightOptions, FlightQuery } from '@tim/estimator';
import { utcDate } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { Bench } from 'tinybench';

export type Rate = {
  readonly name: string;
  /** By processor time of the thread, which a busy machine changes less than the clock does. */
  readonly perSecond: number;
  /** What it is held to. */
  readonly least?: number;
};

/** Every so many known carrier and route, in a month: a mix of all carriers and distances that is the same in every run. */
export function sampleQueries(tables: Tables, every: number): readonly FlightQuery[] {
  const departureDate = utcDate(Date.now(), 30);
  return [...tables.flights.carrierRoutes()]
    .filter((_route, at) => at % every === 0)
    .map((route) => ({
      origin: tables.airports.at(route.originIndex).iataAirportCode,
      destination: tables.airports.at(route.destinationIndex).iataAirportCode,
      carrierCode: route.carrierCode,
      flightNumber: 1,
      departureDate,
    }));
}

/** A flight as the functions are asked for it. */
export const flightMessage = ({ carrierCode, flightNumber, ...flight }: FlightQuery) => ({
  ...flight,
  operatingCarrierCode: carrierCode,
  flightNumber: String(flightNumber),
});

const threadMilliseconds = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What is measured. */
type Case = {
  readonly name: string;
  /** Flights of one round. */
  readonly count: number;
  readonly work: () => void;
  /** Processor time is counted in steps of some milliseconds, so a sample has enough rounds to be much longer. */
  readonly rounds?: number;
};

/** Measures a case by itself, once the code is as fast as it gets. */
async function rateOf({ name, count, work, rounds = 1 }: Case): Promise<Rate> {
  const bench = new Bench({
    time: 2000,
    iterations: 3,
    warmupTime: 1000,
    warmupIterations: 1,
    now: threadMilliseconds,
  });
  bench.add(name, () => {
    for (let round = 0; round < rounds; round += 1) work();
  });
  await bench.run();
  const [task] = bench.tasks;
  if (task?.result.state !== 'completed') throw new Error(`${name} did not complete`);
  return { name, perSecond: (count * rounds * 1000) / task.result.latency.p50 };
}

/** How many flights a second, the great-circle formula alone first, all in one run. */
export async function flightRates(tables: Tables): Promise<readonly Rate[]> {
  const window = { earliest: utcDate(Date.now(), -1), latest: utcDate(Date.now(), 366) };
  const estimator = createEstimator(tables);
  let checksum = 0;
  const ask = (name: string, queries: readonly FlightQuery[], options: Partial<FlightOptions>, rounds = 1) => {
    const flightOptions = { window, ...options };
    const work = () => {
      for (const query of queries) checksum += estimator.flight(query, flightOptions).kind.length;
    };
    return rateOf({ name, count: queries.length, work, rounds });
  };

  const queries = sampleQueries(tables, 5);
  const fewer = sampleQueries(tables, 97);
  const places = placesOf(tables, fewer);
  const distances = await rateOf({
    name: 'great-circle formula alone',
    count: places.length,
    work: () => {
      for (const { from, to } of places) checksum += greatCircleDistanceKm(from, to);
    },
    rounds: 1000,
  });
  const resolve = flightResolver(tables);
  const resolved = places.flatMap(({ from, to, carrierCode }) => {
    const found = resolve({ carrierCode, origin: from, destination: to, month: utcDate(Date.now(), 30).month });
    return found.kind === 'resolved' ? [found] : [];
  });
  const flight = {
    operatedBy: { kind: 'carrier' },
    isFlightNumberVerified: true,
    numberListing: { entriesKnownFrom: '', isCarrierInDoubt: false },
    contrailsImpactBucket: undefined,
  } as const;
  const computed = await rateOf({
    name: 'from resolved inputs',
    count: resolved.length,
    work: () => {
      for (const inputs of resolved) checksum += flightEstimate(inputs, computeFlight(inputs), flight).ccdDistanceKm;
    },
    rounds: 100,
  });
  const rates = [
    distances,
    { ...computed, least: 1_000_000 },
    { ...(await ask(`from ${queries.length} bare requests`, queries, {})), least: 50_000 },
    await ask('the same without contrails', queries, { includesContrails: false }),
    await ask('with working', fewer, { includesWorking: true }, 5),
  ];
  if (!Number.isFinite(checksum)) throw new Error('a distance was not a number');
  return rates;
}

function placesOf(tables: Tables, queries: readonly FlightQuery[]) {
  return queries.map(({ origin, destination, carrierCode }) => {
    const from = tables.airports.find(origin);
    const to = tables.airports.find(destination);
    if (!from || !to) throw new Error(`no airport ${origin} or ${destination}`);
    return { from, to, carrierCode };
  });
}
