import type { FlightNumbers } from './find-index.ts';

/** From one airport to another, by their codes. */
export type ListedRoute = { readonly origin: string; readonly destination: string };

/** The routes on which a carrier's number is listed; the one on which the carrier has most numbers is first. */
export function routesOfNumber(numbers: FlightNumbers, flightNumber: number): readonly ListedRoute[] {
  return Object.entries(numbers)
    .filter(([, onRoute]) => onRoute.includes(flightNumber))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([route]) => ({ origin: route.slice(0, 3), destination: route.slice(3) }));
}
