import { greatCircleDistanceKm } from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import type { Leg } from '../question/row-question.ts';

/**
 * How long a flight is [km]: the great circle between its airports to a kilometre, or the distance that the row gives.
 *
 * @returns undefined where an end is a city of several airports, or neither is known
 */
export function flightLengthKm(
  { airports }: Pick<Tables, 'airports'>,
  { origin, destination, distanceKm }: Leg,
): number | undefined {
  if (origin === undefined || destination === undefined) return distanceKm;
  const [from, to] = [airports.find(origin), airports.find(destination)];
  return from && to ? Math.round(greatCircleDistanceKm(from, to)) : undefined;
}
