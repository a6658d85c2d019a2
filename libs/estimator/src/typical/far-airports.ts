import { greatCircleDistanceKm } from '@tim/engine';
import type { AskedMarket } from '../question/read-market.ts';
import type { MarketOption } from './market-options.ts';
import type { Network } from './network.ts';

/**
 * The way on the ground to and from nearby airports is at most this part of the flight's between the two cities, both by great
 * circle [1]: nobody takes a train for 110 km to fly 220. Our choice: decision 113.
 */
const MOST_GROUND_FRACTION = 1 / 6;

/** @returns whether a way of the market begins or ends too far away on the ground */
export function farOnGround(
  network: Network,
  { origin, destination }: AskedMarket,
): (option: Pick<MarketOption, 'flown'>) => boolean {
  const [starts, ends] = [network.withNearby(origin), network.withNearby(destination)];
  const mostKm = MOST_GROUND_FRACTION * greatCircleDistanceKm(starts.centre, ends.centre);
  const kmTo = ({ airports }: typeof starts, city: string | undefined) =>
    airports.find(({ airport }) => airport.cityCode === city)?.distanceKm ?? 0;
  return ({ flown }) => kmTo(starts, flown[0]?.fromCity) + kmTo(ends, flown.at(-1)?.toCity) > mostKm;
}
