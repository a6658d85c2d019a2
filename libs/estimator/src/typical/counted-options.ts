import { typicalRoutes } from '@tim/engine';
import type { MarketOption } from './market-options.ts';

/**
 * The routes that count. Connections are put together from known flights, not seen on sale, so a market keeps a direct flight
 * even if the filters leave only that one.
 */
export function countedOptions(options: readonly MarketOption[]): readonly MarketOption[] {
  const counted = typicalRoutes(options);
  return counted.length > 0 ? counted : typicalRoutes(options.filter((option) => option.flown.length === 1));
}
