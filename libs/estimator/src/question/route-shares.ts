import type { CarrierRoute, Tables } from '@tim/reference-data';

/** Fewest routes of a carrier of whose network a share says something. Our choice. */
const FEWEST_ROUTES = 10;

/** Share of a carrier's routes that touch a city [1]; 0 for a carrier of few routes. */
export type RouteShares = (carrierCode: string, cityCode: string) => number;

/** The shares of the routes given. */
export function routeShares({ airports }: Pick<Tables, 'airports'>, routes: Iterable<CarrierRoute>): RouteShares {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { carrierCode, originIndex, destinationIndex } of routes) {
    count(carrierCode);
    for (const index of [originIndex, destinationIndex]) count(`${carrierCode} ${airports.at(index).cityCode}`);
  }
  return (carrierCode, cityCode) => {
    const all = counts.get(carrierCode) ?? 0;
    return all < FEWEST_ROUTES ? 0 : (counts.get(`${carrierCode} ${cityCode}`) ?? 0) / all;
  };
}
