import { CABIN_CLASSES, type CabinClass, type Estimator, type TypicalResult } from '@tim/estimator';
import { gramsToKilograms } from '@tim/format';
import type { PublishedMarket } from './truth-files.ts';

/** One cabin of a published market beside ours. */
export type MarketFigure = {
  readonly market: string;
  readonly modelVersion: string;
  readonly cabin: CabinClass;
  /** [kg CO2e] */
  readonly publishedKg: number;
  /** [kg CO2e]; undefined without an estimate. */
  readonly ourKg: number | undefined;
  readonly result: TypicalResult;
};

/** Ask for every published market; one figure for each cabin it publishes. */
export function askTypicalMarkets(markets: readonly PublishedMarket[], estimator: Estimator): readonly MarketFigure[] {
  return markets.flatMap((market) => {
    const result = estimator.typical({ origin: market.origin, destination: market.destination });
    const grams = result.kind === 'estimated' ? result.wellToWakeGramsPerPassenger : {};
    const published: Readonly<Record<CabinClass, number | undefined>> = {
      economy: market.economy_g,
      premiumEconomy: market.premium_economy_g,
      business: market.business_g,
      first: market.first_g,
    };
    return CABIN_CLASSES.flatMap((cabin) => {
      const publishedGrams = published[cabin];
      const ourGrams = grams[cabin];
      if (publishedGrams === undefined) return [];
      return [
        {
          market: `${market.origin}-${market.destination}`,
          modelVersion: market.model_version,
          cabin,
          publishedKg: gramsToKilograms(publishedGrams),
          ourKg: ourGrams === undefined ? undefined : gramsToKilograms(ourGrams),
          result,
        },
      ];
    });
  });
}
