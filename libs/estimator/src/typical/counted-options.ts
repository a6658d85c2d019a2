import { typicalRoutes } from '@tim/engine';
import type { MarketOption } from './market-options.ts';

/**
 * The routes that count. Where they are only such as begin or end too far away on the ground, though others are known, none does:
 * the figure of Zurich to Innsbruck is not that of flights to Munich.
 *
 * @param isFar - whether a way begins or ends too far away
 */
export function countedOptions(
  options: readonly MarketOption[],
  isFar: (option: MarketOption) => boolean,
): readonly MarketOption[] {
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
