import type { FlightQuery } from '@tim/estimator';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { flightMessage, sampleQueries } from '../engine/estimates.ts';
import type { Shot } from './generate-load.ts';

/** A kind of request that asks for as much as one may. */
export type Heaviest = {
  readonly name: string;
  readonly target: string;
  readonly shot: (n: number) => Shot;
  /** How many go on at once beside single questions; 1 unless told. */
  readonly atOnce?: number;
};

/** A flight of each carrier's route in an order that mixes them, so that each request asks for others. */
function mixedRoutes(): readonly FlightQuery[] {
  const routes = sampleQueries(loadTables(), 1);
  // A step without a divisor in common with the count meets every route once.
  return routes.map((_, at) => routes[(at * 100_003) % routes.length]).filter((route) => route !== undefined);
}

const market = ({ origin, destination }: FlightQuery) => ({ origin, destination });

/** A flight of the year before, for scope 3. */
const segment = (query: FlightQuery) => ({
  ...query,
  cabinClass: 'ECONOMY',
  departureDate: { ...query.departureDate, year: query.departureDate.year - 1 },
});

const post = (path: string, json: object): Shot => ({ path, body: JSON.stringify(json), expected: [200] });

const callable = (name: string, target: string, data: (n: number) => object): Heaviest => ({
  name,
  target,
  shot: (n) => post('/', { data: data(n) }),
});

const method = (name: string, called: string, request: (n: number) => object): Heaviest => ({
  name: `/v1 ${name}`,
  target: 'api',
  shot: (n) => post(`/v1/flights:${called}`, request(n)),
});

const tool = (name: string, input: (n: number) => object): Heaviest => ({
  name: `/mcp ${name}`,
  target: 'api',
  shot: (n) => post('/mcp', { jsonrpc: '2.0', id: n, method: 'tools/call', params: { name, arguments: input(n) } }),
});

/** Pictures that are drawn, of another route each. */
const picture = (routes: readonly FlightQuery[]): Heaviest => ({
  name: '20 pictures at once',
  target: 'api',
  shot: (n) => {
    const { origin, destination } = routes[n % routes.length] ?? { origin: 'ZRH', destination: 'BOS' };
    // Of a route without a figure a picture is drawn too.
    return { path: `/v1/figures/route/${origin}-${destination}.png`, expected: [200, 404] };
  },
  atOnce: 20,
});

/** Every method's heaviest request within the limits, each time for other routes. */
export function heaviestRequests(): readonly Heaviest[] {
  const routes = mixedRoutes();
  const some = <T>(n: number, count: number, entryOf: (route: FlightQuery) => T): T[] =>
    Array.from({ length: count }, (_, at) => routes[(n * count + at) % routes.length])
      .filter((route) => route !== undefined)
      .map(entryOf);
  const [flights, typical] = ['computeFlightEmissions', 'computeTypicalFlightEmissions'] as const;
  const working = { includeWorking: true };
  return [
    callable('1000 flights', flights, (n) => ({ flights: some(n, 1000, flightMessage) })),
    callable('25 flights, working', flights, (n) => ({ flights: some(n, 25, flightMessage), ...working })),
    callable('5 markets, ways to fly them', typical, (n) => ({ markets: some(n, 5, market), includeOptions: true })),
    callable('1000 markets', typical, (n) => ({ markets: some(n, 1000, market) })),
    callable('25 markets, working', typical, (n) => ({ markets: some(n, 25, market), ...working })),
    method('1000 flights, inputs', flights, (n) => ({
      flights: some(n, 1000, flightMessage),
      includeEmissionsInputs: true,
    })),
    method('25 flights, working', flights, (n) => ({ flights: some(n, 25, flightMessage), ...working })),
    method('100 flights, detailed', 'computeDetailedFlightEmissions', (n) => ({
      flights: some(n, 100, flightMessage),
    })),
    method('1000 markets', typical, (n) => ({ markets: some(n, 1000, market) })),
    method('1000 segments, scope 3', 'computeScope3FlightEmissions', (n) => ({
      flights: some(n, 1000, segment),
    })),
    tool('compute_flight_emissions', (n) => ({ flights: some(n, 1000, flightMessage) })),
    tool('list_ways_to_fly', (n) => ({ markets: some(n, 5, market) })),
    tool('compute_typical_flight_emissions', (n) => ({ markets: some(n, 1000, market) })),
    picture(routes),
  ];
}
