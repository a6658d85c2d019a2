import { greatCircleDistanceKm } from '@tim/engine';
import type { CabinClass } from '@tim/engine';
import { groupBy, type Airport, type Tables } from '@tim/reference-data';
import type { TypicalResult } from '../estimate.ts';
import { aircraftData } from '../inputs/aircraft/aircraft-data.ts';
import { standingFinder } from '../inputs/standing/standing-data.ts';
import type { MarketQuery } from '../question/query.ts';
import { readMarket } from '../question/read-market.ts';
import { remember } from '../remember.ts';
import { flightResolver } from '../resolve-flight.ts';
import { directFirst } from './direct-first.ts';
import { legEmissions } from './emitting-options.ts';
import { leastFlightGrams } from './least-grams.ts';
import { networkForMany } from './network-for-many.ts';
import { networkOf } from './network.ts';
import { typicalEstimator } from './typical-emissions.ts';

/** Typical emissions for whoever asks for thousands of markets. */
export type ManyMarkets = {
  /** The same answer as an estimator's. */
  readonly typical: (market: MarketQuery) => TypicalResult;
  readonly directFirst: typeof directFirst;
  /**
   * What a market's typical emissions are at least, without computing them: in any case and quickly.
   *
   * @returns [g CO2e per passenger]; 0 where the places are not known
   */
  readonly leastGrams: (market: MarketQuery, cabin: CabinClass) => number;
};

/** A flight that many markets share is computed once and kept, which a server's memory should not. */
export function manyMarkets(tables: Tables): ManyMarkets {
  const aircraft = aircraftData(tables);
  const network = networkForMany(networkOf(tables, standingFinder(tables, aircraft)));
  const emitting = legEmissions(tables, flightResolver(tables, aircraft), Infinity);
  const typical = typicalEstimator(tables, () => network, emitting);
  const all = Array.from({ length: tables.airports.count }, (_, at) => tables.airports.at(at));
  const ofCity = groupBy(
    all.filter(({ isServed }) => isServed),
    ({ cityCode }) => cityCode,
  );
  /** How far from an airport the flights of its market may begin: at any airport of its city, or of those that stand for it [km]. */
  const reachKm = remember((airport: Airport): number => {
    const starts = network
      .withNearby(airport)
      .airports.flatMap((one) => ofCity.get(one.airport.cityCode) ?? [one.airport]);
    return Math.max(...starts.map((start) => greatCircleDistanceKm(airport, start)));
  });
  return {
    typical,
    directFirst,
    leastGrams: (market, cabin) => {
      const asked = readMarket(tables, market);
      if (asked.kind === 'unavailable') return 0;
      const { origin, destination } = asked;
      const km = greatCircleDistanceKm(origin, destination) - reachKm(origin) - reachKm(destination);
      // Figures are whole grams, of which half a one may be rounded off.
      return leastFlightGrams(Math.max(0, km), cabin) - 1;
    },
  };
}
