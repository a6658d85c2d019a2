import { gramsToKilograms } from '@tim/format';
import type { Interval } from '../statistics/bootstrap-interval.ts';
import { wilsonInterval } from '../statistics/wilson-interval.ts';
import type { LegOutcome } from './economy-legs.ts';
import type { MarketFigure } from './typical-markets.ts';

/** How often published figures lie inside the range an estimate states. */
export type RangeCoverage = {
  readonly figures: number;
  readonly inside: number;
  readonly below: number;
  readonly above: number;
  /** Share inside, with its Wilson interval [1]. */
  readonly share: Interval;
};

/** The published economy legs and typical cabins for which an estimate states a range; undefined while none does. */
export function rangeCoverage(
  legs: readonly LegOutcome[],
  markets: readonly MarketFigure[],
): { readonly legs: RangeCoverage | undefined; readonly markets: RangeCoverage | undefined } {
  return {
    legs: countInside(
      legs.map(({ result, publishedKg }) => ({
        publishedKg,
        low: result.kind === 'estimated' ? result.range?.low.economy : undefined,
        high: result.kind === 'estimated' ? result.range?.high.economy : undefined,
      })),
    ),
    markets: countInside(
      markets.map(({ result, publishedKg, cabin }) => ({
        publishedKg,
        low: result.kind === 'estimated' ? result.range?.low[cabin] : undefined,
        high: result.kind === 'estimated' ? result.range?.high[cabin] : undefined,
      })),
    ),
  };
}

/** @param figures - published [kg] and the range's ends [g] */
export function countInside(
  figures: readonly {
    readonly publishedKg: number;
    readonly low: number | undefined;
    readonly high: number | undefined;
  }[],
): RangeCoverage | undefined {
  let counted = 0;
  let below = 0;
  let above = 0;
  for (const { publishedKg, low, high } of figures) {
    if (low === undefined || high === undefined) continue;
    counted += 1;
    if (publishedKg < gramsToKilograms(low)) below += 1;
    else if (publishedKg > gramsToKilograms(high)) above += 1;
  }
  if (counted === 0) return undefined;
  const inside = counted - below - above;
  return { figures: counted, inside, below, above, share: wilsonInterval(inside, counted) };
}
