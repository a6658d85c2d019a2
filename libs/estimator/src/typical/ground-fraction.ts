import { greatCircleDistanceKm } from '@tim/engine';
import type { AskedMarket } from '../question/read-market.ts';
import type { MarketOption } from './market-options.ts';
import type { Network } from './network.ts';

/** What part the way on the ground, to and from airports nearby, is of the flight's way [1]. */
export type GroundFraction = (option: Pick<MarketOption, 'flown'>) => number;

/**
 * @returns for the ways of a market: the distance of both ends from the cities asked for, by that between the cities, by great
 * circle; 0 of a way between the two
 */
export function groundFractions(network: Network, { origin, destination }: AskedMarket): GroundFraction {
  const [starts, ends] = [network.withNearby(origin), network.withNearby(destination)];
  const flownKm = greatCircleDistanceKm(starts.centre, ends.centre);
  const kmTo = ({ airports }: typeof starts, city: string | undefined) =>
    airports.find(({ airport }) => airport.cityCode === city)?.distanceKm ?? 0;
  return ({ flown }) => (kmTo(starts, flown[0]?.fromCity) + kmTo(ends, flown.at(-1)?.toCity)) / flownKm;
}
