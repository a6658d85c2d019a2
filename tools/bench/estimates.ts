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

/** How many flights a second, the great-circle formula alone first, all in one run. */
export async function flightRates(
  tables: Tables,
  departureDate: FlightQuery['departureDate'],
  window: FlightOptions['window'],
): Promise<readonly Rate[]> {
  const again = sampleQueries(tables, 97, departureDate);
  // More than are kept, so that each is new when its turn comes.
  const first = sampleQueries(tables, 5, departureDate);
  const estimator = createEstimator(tables);
  const resolve = carrierRouteResolver(tables);
  const places = again.map(({ origin, destination, carrierCode }) => {
    const from = tables.airports.find(origin);
    const to = tables.airports.find(destination);
    if (!from || !to) throw new Error(`no airport ${origin} or ${destination}`);
    return { from, to, carrierCode };
  });
  const resolved = places.flatMap(({ from, to, carrierCode }) => {
    const found = resolve(carrierCode, from, to, Math.ceil(departureDate.month / 3));
    return found.kind === 'resolved' ? [found] : [];
  });
  let checksum = 0;
  const counts = new Map<string, number>();
  const bench = new Bench({ time: 1000, iterations: 3, warmupTime: 300, warmupIterations: 1, now: threadMilliseconds });
  // Processor time is counted in steps of some milliseconds: a measurement takes as many rounds as make it long beside them.
  const add = (name: string, count: number, work: () => void, rounds: number) => {
    counts.set(name, count * rounds);
    bench.add(name, () => {
      for (let round = 0; round < rounds; round += 1) work();
    });
  };
  const ask = (name: string, queries: readonly FlightQuery[], options: Partial<FlightOptions>, rounds = 1) => {
    const flightOptions = { window, ...options };
    const work = () => {
      for (const query of queries) checksum += estimator.flight(query, flightOptions).kind.length;
    };
    add(name, queries.length, work, rounds);
  };
  const measureDistances = () => {
    for (const { from, to } of places) checksum += greatCircleDistanceKm(from, to);
  };
  const estimateResolved = () => {
    for (const flight of resolved) checksum += routeEstimate(flight).ccdDistanceKm;
  };
  add('great-circle formula alone', places.length, measureDistances, 1000);
  add('without contrails, from resolved inputs (1 000 000)', resolved.length, estimateResolved, 100);
  ask(`without contrails, ${first.length} requests in turn (300 000)`, first, { includesContrails: false });
  ask(`with contrails, ${first.length} requests in turn (100 000)`, first, {});
  ask(`with contrails, ${again.length} requests again (500 000)`, again, {}, 100);
  ask('the same with working', again, { includesWorking: true }, 5);
  await bench.run();
  if (!Number.isFinite(checksum)) throw new Error('a distance was not a number');
  return bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name} did not complete`);
    return { name, perSecond: ((counts.get(name) ?? 0) * 1000) / result.latency.p50 };
  });
}
