import type { FlightRows } from './flight-rows.ts';

/** The flight rows' routes, each carrier apart, sorted by carrier, origin, destination. */
export type RouteIndex = {
  readonly routeCount: number;
  readonly carriers: Uint16Array;
  readonly origins: Uint16Array;
  readonly destinations: Uint16Array;
  readonly flightNumberCounts: Uint16Array;
  /** Airport pair of each route, rising within a carrier: origin x airport count + destination. */
  readonly routeKeys: Uint32Array;
  /** First route of each carrier, and the number of routes at the end. */
  readonly carrierStarts: Uint32Array;
  /** Route of each flight row. */
  readonly routeOfRow: Uint32Array;
  /** Airport pairs, rising: origin x airport count + destination. */
  readonly pairKeys: Uint32Array;
  /** Where each pair's routes start in `routesByPair`, and its length at the end. */
  readonly pairStarts: Uint32Array;
  /** Routes by pair; within a pair most flight numbers first, then by carrier. */
  readonly routesByPair: Uint32Array;
};

/** Sort flight rows into routes and routes into airport pairs, in time proportional to their number. */
export function indexRoutes(rows: FlightRows, airportCount: number): RouteIndex {
  const rowCount = rows.flightNumbers.length;
  const carrierCount = rows.carrierCodes.length;
  const carrierOfRow = new Uint16Array(rowCount);
  for (let carrier = 0; carrier < carrierCount; carrier += 1) {
    carrierOfRow.fill(carrier, rows.carrierStarts[carrier], rows.carrierStarts[carrier + 1]);
  }
  let order = sortStably(rising(rowCount), rows.destinations, airportCount);
  order = sortStably(order, rows.origins, airportCount);
  order = sortStably(order, carrierOfRow, carrierCount);

  const carriers = new Uint16Array(rowCount);
  const origins = new Uint16Array(rowCount);
  const destinations = new Uint16Array(rowCount);
  const counts = new Uint16Array(rowCount);
  const routeKeys = new Uint32Array(rowCount);
  const carrierStarts = new Uint32Array(carrierCount + 1);
  const routeOfRow = new Uint32Array(rowCount);
  let route = -1;
  for (let position = 0; position < rowCount; position += 1) {
    const row = order[position] ?? 0;
    const carrier = carrierOfRow[row] ?? 0;
    const origin = rows.origins[row] ?? 0;
    const destination = rows.destinations[row] ?? 0;
    if (route < 0 || carriers[route] !== carrier || origins[route] !== origin || destinations[route] !== destination) {
      route += 1;
      carriers[route] = carrier;
      origins[route] = origin;
      destinations[route] = destination;
      routeKeys[route] = origin * airportCount + destination;
      carrierStarts[carrier + 1] = route + 1;
    }
    counts[route] = (counts[route] ?? 0) + 1;
    routeOfRow[row] = route;
  }
  const routeCount = route + 1;
  for (let carrier = 1; carrier <= carrierCount; carrier += 1) {
    carrierStarts[carrier] = Math.max(carrierStarts[carrier] ?? 0, carrierStarts[carrier - 1] ?? 0);
  }
  const routes = {
    routeCount,
    carriers: carriers.slice(0, routeCount),
    origins: origins.slice(0, routeCount),
    destinations: destinations.slice(0, routeCount),
    flightNumberCounts: counts.slice(0, routeCount),
    routeKeys: routeKeys.slice(0, routeCount),
    carrierStarts,
    routeOfRow,
  };
  return { ...routes, ...indexPairs(routes, airportCount) };
}

function indexPairs(
  routes: Pick<RouteIndex, 'routeCount' | 'origins' | 'destinations' | 'flightNumberCounts'>,
  airportCount: number,
): Pick<RouteIndex, 'pairKeys' | 'pairStarts' | 'routesByPair'> {
  const most = routes.flightNumberCounts.reduce((largest, count) => Math.max(largest, count), 0);
  const fewness = routes.flightNumberCounts.map((count) => most - count);
  let order = sortStably(rising(routes.routeCount), fewness, most + 1);
  order = sortStably(order, routes.destinations, airportCount);
  order = sortStably(order, routes.origins, airportCount);

  const keys = new Uint32Array(routes.routeCount);
  const starts = new Uint32Array(routes.routeCount + 1);
  let pairCount = 0;
  order.forEach((route, position) => {
    const key = (routes.origins[route] ?? 0) * airportCount + (routes.destinations[route] ?? 0);
    if (pairCount > 0 && keys[pairCount - 1] === key) return;
    keys[pairCount] = key;
    starts[pairCount] = position;
    pairCount += 1;
  });
  starts[pairCount] = order.length;
  return { pairKeys: keys.slice(0, pairCount), pairStarts: starts.slice(0, pairCount + 1), routesByPair: order };
}

function rising(length: number): Uint32Array {
  const values = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) values[index] = index;
  return values;
}

/**
 * Counting sort that keeps the order of equals.
 *
 * @param keys - each item's key, 0 to `keyCount` - 1
 */
function sortStably(items: Uint32Array, keys: Uint16Array, keyCount: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(keyCount + 1);
  for (let item = 0; item < keys.length; item += 1) {
    const key = keys[item] ?? 0;
    next[key + 1] = (next[key + 1] ?? 0) + 1;
  }
  for (let key = 0; key < keyCount; key += 1) next[key + 1] = (next[key + 1] ?? 0) + (next[key] ?? 0);
  const sorted = new Uint32Array(items.length);
  for (let position = 0; position < items.length; position += 1) {
    const item = items[position] ?? 0;
    const key = keys[item] ?? 0;
    const place = next[key] ?? 0;
    sorted[place] = item;
    next[key] = place + 1;
  }
  return sorted;
}
