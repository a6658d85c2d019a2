import { greatCircleDistanceKm } from '@tim/engine';
import { carrierRouteResolver, createEstimator, routeEstimate } from '@tim/estimator';
import type { FlightOptions, FlightQuery } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { Bench } from 'tinybench';

export type Rate = {
  readonly name: string;
  /** By processor time of the thread, which a busy machine changes less than the clock does. */
  readonly perSecond: number;
};

/** Every so many known carrier and route: a mix of all carriers and distances that is the same in every run. */
export function sampleQueries(
  tables: Tables,
  every: number,
  departureDate: FlightQuery['departureDate'],
): readonly FlightQuery[] {
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
  /** Processor time is counted in steps of some milliseconds: a sample takes as many rounds as make it long beside them. */
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

/**
 * How many flights a second, the great-circle formula alone first, all in one run. Each case's questions are made when its
 * turn comes: what one keeps would be the others' burden.
 */
export async function flightRates(
  tables: Tables,
  departureDate: FlightQuery['departureDate'],
  window: FlightOptions['window'],
): Promise<readonly Rate[]> {
  const estimator = createEstimator(tables);
  let checksum = 0;
  const ask = (name: string, queries: readonly FlightQuery[], options: Partial<FlightOptions>, rounds = 1) => {
    const flightOptions = { window, ...options };
    const work = () => {
      for (const query of queries) checksum += estimator.flight(query, flightOptions).kind.length;
    };
    return rateOf({ name, count: queries.length, work, rounds });
  };

  // More than are kept, so that each is new when its turn comes.
  const first = sampleQueries(tables, 5, departureDate);
  const again = sampleQueries(tables, 97, departureDate);
  const places = placesOf(tables, again);
  const distances = await rateOf({
    name: 'great-circle formula alone',
    count: places.length,
    work: () => {
      for (const { from, to } of places) checksum += greatCircleDistanceKm(from, to);
    },
    rounds: 1000,
  });
  const asked = [
    await ask(`without contrails, ${first.length} requests in turn (300 000)`, first, { includesContrails: false }),
    await ask(`with contrails, ${first.length} requests in turn (100 000)`, first, {}),
    await ask(`with contrails, ${again.length} requests again (500 000)`, again, {}, 100),
    await ask('the same with working', again, { includesWorking: true }, 5),
  ];
  const resolve = carrierRouteResolver(tables);
  const resolved = places.flatMap(({ from, to, carrierCode }) => {
    const found = resolve(carrierCode, from, to, Math.ceil(departureDate.month / 3));
    return found.kind === 'resolved' ? [found] : [];
  });
  const computed = await rateOf({
    name: 'without contrails, from resolved inputs (1 000 000)',
    count: resolved.length,
    work: () => {
      for (const flight of resolved) checksum += routeEstimate(flight).ccdDistanceKm;
    },
    rounds: 100,
  });
  // They are worked out when they are read: an answer shows them with its working alone.
  const withDrivers = await rateOf({
    name: 'without contrails, in turn, the drivers of each range read',
    count: first.length,
    work: () => {
      for (const query of first) {
        const answer = estimator.flight(query, { window, includesContrails: false });
        if (answer.kind === 'estimated') checksum += answer.range?.drivers.length ?? 0;
      }
    },
  });
  if (!Number.isFinite(checksum)) throw new Error('a distance was not a number');
  return [distances, computed, ...asked, withDrivers];
}

function placesOf(tables: Tables, queries: readonly FlightQuery[]) {
  return queries.map(({ origin, destination, carrierCode }) => {
    const from = tables.airports.find(origin);
    const to = tables.airports.find(destination);
    if (!from || !to) throw new Error(`no airport ${origin} or ${destination}`);
    return { from, to, carrierCode };
  });
}
