import type { CabinClass, Estimator, TypicalResult } from '@tim/estimator';
import { bootstrapInterval, type Interval } from '../statistics/bootstrap-interval.ts';
import { median } from '../statistics/quantiles.ts';
import { cabinKg, routeText } from './ask-figures.ts';
import { absoluteError } from './error-statistics.ts';
import type { PublishedMarket } from './truth-files.ts';

/** One cabin of a published market beside ours. */
export type MarketFigure = {
  /** "ZRH-BOS". */
  readonly market: string;
  readonly cabin: CabinClass;
  /** Year of the published figure. */
  readonly captured: number;
  /** [kg CO2e] */
  readonly publishedKg: number;
  /** [kg CO2e]; undefined without an estimate. */
  readonly ourKg: number | undefined;
  readonly result: TypicalResult;
};

/** Ask for every published market. */
export function askTypicalMarkets(markets: readonly PublishedMarket[], estimator: Estimator): readonly MarketFigure[] {
  return markets.map((published) => {
    const { origin, destination, cabin, captured, typical_kg: publishedKg } = published;
    const result = estimator.typical({ origin, destination });
    return { market: routeText(published), cabin, captured, publishedKg, ourKg: cabinKg(result, cabin), result };
  });
}

/** Median absolute error of markets, with its interval drawn by market [1]. */
export function marketError(markets: readonly MarketFigure[]): Interval {
  const clusters = Map.groupBy(markets, ({ market }) => cityPairOf(market)).values();
  return bootstrapInterval([...clusters], (drawn) => median(drawn.map(absoluteError)));
}

/** A market's published figure beside ours, as a row of `docs/accuracy-typical.csv` has it. Figures are kg CO2e per passenger of the cabin. */
export type MarketRecord = Pick<MarketFigure, 'market' | 'cabin' | 'captured' | 'publishedKg'> & {
  /** Null without an estimate. */
  readonly ourKg: number | null;
  /** (ours - published) / published [1]. */
  readonly error: number | null;
};

/** What stands in the file for the markets. */
export function marketRecords(markets: readonly MarketFigure[]): readonly MarketRecord[] {
  return markets.map(({ result: _result, ...figure }) => ({
    ...figure,
    ourKg: figure.ourKg ?? null,
    error: figure.ourKg === undefined ? null : Math.round((figure.ourKg / figure.publishedKg - 1) * 1e4) / 1e4,
  }));
}

/** One key for both directions: a market's two figures are seldom wrong apart. */
export const cityPairOf = (market: string) => market.split('-').toSorted().join('-');
