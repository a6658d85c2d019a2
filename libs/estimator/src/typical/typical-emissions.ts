import { ENGINE_VERSION, perCabin, weightedMedian } from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import type { TypicalResult } from '../estimate.ts';
import type { MarketQuery } from '../question/query.ts';
import { readMarket } from '../question/read-market.ts';
import { unavailable } from '../question/unavailable.ts';
import { rangeStep } from '../range/range-step.ts';
import type { FlightResolver } from '../resolve-flight.ts';
import { countedOptions } from './counted-options.ts';
import { emittingOptions } from './emitting-options.ts';
import type { EmittingOption } from './emitting-options.ts';
import { marketOptions } from './market-options.ts';
import type { Network } from './network.ts';
import { typicalRange } from './typical-range.ts';
import { typicalSteps } from './typical-steps.ts';

/** Typical emissions of markets over one set of tables. */
export type TypicalEstimator = (market: MarketQuery, includesWorking: boolean) => TypicalResult;

/** The airport pairs the routes start and end with, most frequent first; empty when it is the one asked for. */
function answeredMarkets(rows: readonly EmittingOption[], market: MarketQuery): readonly MarketQuery[] {
  const markets = new Map<string, MarketQuery>();
  for (const { option } of rows) {
    const origin = option.flown[0]?.pairs[0]?.origin.iataAirportCode ?? market.origin;
    const destination = option.flown.at(-1)?.pairs[0]?.destination.iataAirportCode ?? market.destination;
    markets.set(origin + destination, { origin, destination });
  }
  const [only] = markets.values();
  const isAsAsked = markets.size === 1 && only?.origin === market.origin && only.destination === market.destination;
  return isAsAsked ? [] : [...markets.values()];
}

/**
 * Typical emissions of a market: for each cabin the weighted median over its 20 fastest comparable routes, direct or with
 * a stop over a carrier's hub, by operating days.
 *
 * Source: Google TIM 3.0.0, projects/typical_flight_emissions.md.
 */
export function typicalEstimator(tables: Tables, network: () => Network, resolve: FlightResolver): TypicalEstimator {
  return (market, includesWorking) => {
    const asked = readMarket(tables, market);
    if (asked.kind === 'unavailable') return asked;
    const options = countedOptions(marketOptions(network(), asked.origin, asked.destination));
    const rows = emittingOptions(options, tables, resolve);
    if (rows.length === 0) return unavailable('NO_KNOWN_SERVICE', 'destination', market.destination);
    const grams = perCabin((cabin) =>
      Math.round(weightedMedian(rows.map((row) => ({ value: row.grams[cabin], weight: row.option.operatingDays })))),
    );
    const { range, widths, spread } = typicalRange(
      rows.map(({ option, ...row }) => ({ ...row, operatingDays: option.operatingDays })),
      grams,
    );
    const estimate: TypicalResult = {
      kind: 'estimated',
      wellToWakeGramsPerPassenger: grams,
      carrierCodes: [...new Set(rows.flatMap(({ option }) => option.carriers))],
      answeredMarkets: answeredMarkets(rows, market),
      range,
    };
    if (!includesWorking) return estimate;
    const steps = [...typicalSteps(rows, grams), rangeStep(grams.economy, range, widths, spread)];
    return { ...estimate, working: { engineVersion: ENGINE_VERSION, steps } };
  };
}
