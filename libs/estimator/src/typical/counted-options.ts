import { typicalRoutes } from '@tim/engine';
import type { GroundFraction } from './ground-fraction.ts';
import type { MarketOption } from './market-options.ts';

/**
 * No figure is of ways alone of which so large a part [1], or a larger, is on the ground, where others are known. Our choice:
 * decision 113.
 */
const TOO_MUCH_GROUND_FRACTION = 1 / 2;

/** @param groundFraction - what part of the way is on the ground [1] */
export const isTooFar = (groundFraction: number): boolean => groundFraction >= TOO_MUCH_GROUND_FRACTION;

/**
 * The routes that count. Where all of them begin or end too far away on the ground, though others are known, none does: the figure
 * of Zurich to Innsbruck is not that of flights to Munich.
 */
export function countedOptions(
  options: readonly MarketOption[],
  groundFractionOf: GroundFraction,
): readonly MarketOption[] {
  const isFar = (option: MarketOption) => isTooFar(groundFractionOf(option));
  const counted = filtered(options);
  if (!counted.every(isFar)) return counted;
  const near = options.filter((option) => !isFar(option));
  return near.length > 0 ? filtered(near) : counted;
}

/**
 * The method's filters. Connections are put together from known flights, not seen on sale, so a market keeps a direct flight
 * even if the filters leave only that one.
 */
function filtered(options: readonly MarketOption[]): readonly MarketOption[] {
  const counted = typicalRoutes(options);
  return counted.length > 0 ? counted : typicalRoutes(options.filter((option) => option.flown.length === 1));
}
