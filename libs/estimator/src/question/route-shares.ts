import type { CarrierRoute, Tables } from '@tim/reference-data';

/** Fewest routes of a carrier of whose network a share says something. Our choice. */
const FEWEST_ROUTES = 10;

/** Share of a carrier's routes that touch a city [1]; 0 for a carrier of few routes. */
export type RouteShares = (carrierCode: string, cityCode: string) => number;

/** The shares of the routes given. */
export function routeShares({ airports }: Pick<Tables, 'airports'>, routes: Iterable<CarrierRoute>): RouteShares {
  const counts = new Map<string, { routes: number; readonly touching: Map<string, number> }>();
  for (const { carrierCode, originIndex, destinationIndex } of routes) {
    const carrier = counts.get(carrierCode) ?? { routes: 0, touching: new Map<string, number>() };
    counts.set(carrierCode, carrier);
    carrier.routes += 1;
    for (const index of [originIndex, destinationIndex]) {
      const { cityCode } = airports.at(index);
      carrier.touching.set(cityCode, (carrier.touching.get(cityCode) ?? 0) + 1);
    }
  }
  return (carrierCode, cityCode) => {
    const carrier = counts.get(carrierCode);
    return !carrier || carrier.routes < FEWEST_ROUTES ? 0 : (carrier.touching.get(cityCode) ?? 0) / carrier.routes;
  };
}
