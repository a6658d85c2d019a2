import { greatCircleDistanceKm } from '@tim/engine';
import type { NoFlights } from '../question/query.ts';
import type { AskedMarket } from '../question/read-market.ts';
import { isTooFar } from './counted-options.ts';
import type { GroundFraction } from './ground-fraction.ts';
import type { MarketOption } from './market-options.ts';

/** From so many times the direct distance a connection is a detour [1]. Our choice. */
const DETOUR_RATIO = 2;
/** Up to this distance nobody takes a detour by air [km]. Our choice. */
const NEAR_KM = 200;

/** Whether a connection flies more than twice the direct distance. */
export function isDetour({ flown, directDistanceKm }: Pick<MarketOption, 'flown' | 'directDistanceKm'>): boolean {
  const flownKm = flown.reduce((sum, { greatCircleKm }) => sum + greatCircleKm, 0);
  return flown.length > 1 && flownKm > DETOUR_RATIO * directDistanceKm;
}

/**
 * What is known of two places between which nobody flies: they are in one country or near each other, and all known options are
 * detours, or for the most part on the ground.
 *
 * @param options - all that are known; none of them counts in a typical figure
 * @returns undefined where somebody may fly, or where nothing is known
 */
export function noFlightsBetween(
  { origin, destination }: AskedMarket,
  options: readonly MarketOption[],
  groundFractionOf: GroundFraction,
): NoFlights | undefined {
  const greatCircleKm = greatCircleDistanceKm(origin, destination);
  const isNear = origin.countryCode === destination.countryCode || greatCircleKm < NEAR_KM;
  const isNone = (option: MarketOption) => isDetour(option) || isTooFar(groundFractionOf(option));
  return isNear && options.length > 0 && options.every(isNone) ? { isOneCity: false, greatCircleKm } : undefined;
}
