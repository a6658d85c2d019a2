import { CABIN_CLASSES, ENGINE_VERSION, perCabin, weightedMedian } from '@tim/engine';
import type { CabinClass } from '@tim/engine';
import type { Tables } from '@tim/reference-data';
import type { TypicalResult } from '../estimate.ts';
import { closedAirports } from '../question/closed-airports.ts';
import type { MarketQuery } from '../question/query.ts';
import { readMarket } from '../question/read-market.ts';
import { unavailable } from '../question/unavailable.ts';
import { rangeStep } from '../range/range-step.ts';
import { countedOptions, isTooFar } from './counted-options.ts';
import { groundFractions } from './ground-fraction.ts';
import { emittingOptions } from './emitting-options.ts';
import type { EmittingOption, LegEmissions } from './emitting-options.ts';
import { noFlightsBetween } from './detours.ts';
import { marketOptions, type MarketOption } from './market-options.ts';
import type { Network } from './network.ts';
import { typicalRange } from './typical-range.ts';
import { typicalSteps } from './typical-steps.ts';

export type TypicalOptions = {
  readonly includesWorking?: boolean;
  /** Count direct flights alone where there are any, as for a leg of a trip whose stops are named; false unless told. */
  readonly prefersDirect?: boolean;
};

/** Typical emissions of markets over one set of tables. */
export type TypicalEstimator = (market: MarketQuery, options?: TypicalOptions) => TypicalResult;

/** Most airports that are named where the routes that count change. */
const MOST_CHANGES = 6;

/** Where passengers of the routes change, the airport of the most operating days first; empty where all are direct. */
function changeAirports(rows: readonly EmittingOption[]): readonly string[] {
  const days = new Map<string, number>();
  for (const { option } of rows) {
    for (const { pairs } of option.flown.slice(0, -1)) {
      const code = pairs[0]?.destination.iataAirportCode ?? '';
      days.set(code, (days.get(code) ?? 0) + option.operatingDays);
    }
  }
  return [...days]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_CHANGES)
    .map(([code]) => code);
}

const daysOf = (rows: readonly EmittingOption[]): number =>
  rows.reduce((sum, { option }) => sum + option.operatingDays, 0);

/** The cabins that are missing on more than half of the routes' operating days. */
function rareCabins(rows: readonly EmittingOption[]): readonly CabinClass[] {
  const allDays = daysOf(rows);
  return CABIN_CLASSES.filter(
    (cabin) => daysOf(rows.filter(({ missingCabins }) => missingCabins.includes(cabin))) > allDays / 2,
  );
}

/** The cabins that none of the routes has. */
const missingCabins = (rows: readonly EmittingOption[]): readonly CabinClass[] =>
  CABIN_CLASSES.filter((cabin) => rows.every((row) => row.missingCabins.includes(cabin)));

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

/** The figure that routes stand for, and what its range is made of. */
function figureOf(rows: readonly EmittingOption[]) {
  const grams = perCabin((cabin) =>
    Math.round(weightedMedian(rows.map((row) => ({ value: row.grams[cabin], weight: row.option.operatingDays })))),
  );
  const { range, widths, spread } = typicalRange(rows, grams);
  const figure = {
    wellToWakeGramsPerPassenger: grams,
    range,
    carrierCodes: [...new Set(rows.flatMap(({ option }) => option.carriers))],
    waysCount: rows.length,
    rareCabins: rareCabins(rows),
    missingCabins: missingCabins(rows),
  };
  return { figure, widths, spread };
}

/**
 * Typical emissions of a market: for each cabin the weighted median over its 20 fastest comparable routes, direct or with
 * a stop over a carrier's hub, by operating days.
 *
 * Source: Google TIM 3.0.0, projects/typical_flight_emissions.md.
 */
export function typicalEstimator(tables: Tables, network: () => Network, emissions: LegEmissions): TypicalEstimator {
  return (market, { includesWorking = false, prefersDirect = false } = {}) => {
    const asked = readMarket(tables, market);
    if (asked.kind === 'unavailable') return asked;
    const all = marketOptions(network(), asked.origin, asked.destination);
    const groundFractionOf = groundFractions(network(), asked);
    const counted = (options: readonly MarketOption[]) =>
      emittingOptions(countedOptions(options, groundFractionOf), emissions);
    const withStops = (count: number) => {
      const rows = counted(all.filter(({ flown }) => flown.length === count + 1));
      // Where others are known, ways that are for the most part on the ground are none to speak of.
      return rows.filter(({ option }) => !isTooFar(groundFractionOf(option)));
    };
    const direct = withStops(0);
    const rows = prefersDirect && direct.length > 0 ? direct : counted(all);
    if (rows.length === 0) {
      const noFlights = noFlightsBetween(asked, all, groundFractionOf);
      return unavailable('NO_KNOWN_SERVICE', 'destination', market.destination, { ...(noFlights && { noFlights }) });
    }
    const { figure, widths, spread } = figureOf(rows);
    const oneStop = withStops(1);
    const estimate: TypicalResult = {
      kind: 'estimated',
      ...figure,
      ...(direct.length > 0 && { direct: figureOf(direct).figure }),
      ...(oneStop.length > 0 && { oneStop: figureOf(oneStop).figure }),
      answeredMarkets: answeredMarkets(rows, market),
      changeAirportCodes: changeAirports(rows),
      closedAirports: closedAirports(tables, market),
    };
    if (!includesWorking) return estimate;
    const { range, wellToWakeGramsPerPassenger: grams } = figure;
    const steps = [...typicalSteps(rows, grams), rangeStep(grams.economy, range, widths, spread)];
    return { ...estimate, working: { engineVersion: ENGINE_VERSION, steps } };
  };
}
