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
  const clusters = Map.groupBy(markets, ({ market }) => market.split('-').toSorted().join('-')).values();
  return bootstrapInterval([...clusters], (drawn) => median(drawn.map(absoluteError)));
}
