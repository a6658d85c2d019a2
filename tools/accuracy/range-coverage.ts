import type { CabinClass, EstimateResult, GramsPerPassenger, GramsRange, TypicalResult } from '@tim/estimator';
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

/** Coverage of the ranges as they are, and of what they would be without the error of the fuel model. */
export type RangeCoverages = {
  readonly whole: RangeCoverage | undefined;
  readonly withoutFuelModel: RangeCoverage | undefined;
};

type Bounds = { readonly low: number | undefined; readonly high: number | undefined };

const NO_BOUNDS: Bounds = { low: undefined, high: undefined };

/** The published economy legs and typical cabins for which an estimate states a range; undefined while none does. */
export function rangeCoverage(
  legs: readonly LegOutcome[],
  markets: readonly MarketFigure[],
): { readonly legs: RangeCoverages; readonly markets: RangeCoverages } {
  return {
    legs: coverages(legs.map(({ result, publishedKg }) => ({ result, publishedKg, cabin: 'economy' }))),
    markets: coverages(markets),
  };
}

function coverages(
  figures: readonly {
    readonly result: EstimateResult | TypicalResult;
    readonly publishedKg: number;
    readonly cabin: CabinClass;
  }[],
): RangeCoverages {
  const count = (boundsOf: typeof wholeRange) =>
    countInside(figures.map(({ result, publishedKg, cabin }) => ({ publishedKg, ...boundsOf(result, cabin) })));
  return { whole: count(wholeRange), withoutFuelModel: count(rangeWithoutFuelModel) };
}

/** The ends of an estimate's range [g]. */
function wholeRange(result: EstimateResult | TypicalResult, cabin: CabinClass): Bounds {
  if (result.kind !== 'estimated' || !result.range) return NO_BOUNDS;
  return { low: result.range.low[cabin], high: result.range.high[cabin] };
}

function rangeWithoutFuelModel(result: EstimateResult | TypicalResult, cabin: CabinClass): Bounds {
  if (result.kind !== 'estimated' || !result.range) return NO_BOUNDS;
  return withoutFuelModel(result.range, result.wellToWakeGramsPerPassenger, cabin);
}

/** Half-widths of a range below and above its figure, as logarithms, squared; undefined where the cabin has none. */
function squaresOf({ low, high }: GramsRange, grams: GramsPerPassenger, cabin: CabinClass) {
  const [lowest, middle, highest] = [low[cabin], grams[cabin], high[cabin]];
  if (!lowest || !middle || !highest) return undefined;
  return { middle, low: Math.log(middle / lowest) ** 2, high: Math.log(highest / middle) ** 2 };
}

/**
 * The ends of a range [g] without the part of its squares that the fuel model's error makes. The published figures are made
 * from the same fuel tables, so that this error is in none of them.
 */
export function withoutFuelModel(range: GramsRange, grams: GramsPerPassenger, cabin: CabinClass): Bounds {
  const economy = squaresOf(range, grams, 'economy');
  const own = squaresOf(range, grams, cabin);
  if (!economy || !own) return NO_BOUNDS;
  // Shares are those of economy, of the mean of both sides' squares; the half-width itself is every cabin's.
  const share = range.drivers.find(({ key }) => key === 'fuelModel')?.share ?? 0;
  const fuelSquares = (share * (economy.low + economy.high)) / 2;
  return {
    low: own.middle * Math.exp(-Math.sqrt(Math.max(0, own.low - fuelSquares))),
    high: own.middle * Math.exp(Math.sqrt(Math.max(0, own.high - fuelSquares))),
  };
}

/** @param figures - published [kg] and the range's ends [g] */
export function countInside(
  figures: readonly ({ readonly publishedKg: number } & Bounds)[],
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
