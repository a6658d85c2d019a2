import { ENGINE_VERSION, typicalRoutes, weightedMedian } from '@tim/engine';
import type { PerCabin } from '@tim/engine';
import type { Airport, Tables } from '@tim/reference-data';
import { Computation } from './compute-flight.ts';
import { CABIN_CLASSES } from './estimate.ts';
import type { CabinClass, MarketQuery, TypicalResult, Unavailable } from './estimate.ts';
import { findAirport } from './find-airport.ts';
import { KnownRoute } from './known-route.ts';
import type { KnownRouteFinder } from './known-route.ts';
import { marketOptions } from './market-options.ts';
import type { MarketOption } from './market-options.ts';
import { networkOf } from './network.ts';
import type { Leg, Network } from './network.ts';
import { partnerFinder } from './operating-carrier.ts';
import type { PartnerFinder } from './operating-carrier.ts';
import { halfWidthsOf } from './range.ts';
import type { HalfWidths } from './range.ts';
import { rangeStep } from './range-step.ts';
import { meanHalfWidths, typicalRange } from './typical-range.ts';
import type { WeightedWidths } from './typical-range.ts';
import { typicalSteps } from './typical-steps.ts';
import { unavailable } from './unavailable.ts';

/** A way to fly the market with its emissions per passenger [g CO2e], and how sure they are. */
export type EmittingOption = Emitting & { readonly option: MarketOption };

/** Typical emissions of markets over one set of tables. */
export type TypicalEstimator = (market: MarketQuery, includesWorking: boolean) => TypicalResult;

/** The airport a code stands for; a city's busiest for a city's code. */
function airportOf(tables: Tables, field: 'origin' | 'destination', code: string): Airport | Unavailable {
  const found = findAirport(tables, field, code);
  if (!('kind' in found)) return found;
  const busiest = found.reason === 'CITY_CODE' ? tables.airports.ofCity(code)[0] : undefined;
  return busiest ?? found;
}

/** What a leg, or a sequence of legs, emits per passenger, and how sure that is. */
type Emitting = { readonly grams: PerCabin; readonly widths: HalfWidths };

/** Emissions of a leg: the mean over its airport pairs, weighted by days; undefined without any. */
function emittingLeg(leg: Leg, findRoute: KnownRouteFinder, findPartner: PartnerFinder): Emitting | undefined {
  let days = 0;
  const sum = { economy: 0, premiumEconomy: 0, business: 0, first: 0 };
  const widths: WeightedWidths[] = [];
  for (const pair of leg.pairs) {
    const partner = findPartner(leg.carrierCode, pair.origin, pair.destination, undefined);
    const route = findRoute(partner ?? leg.carrierCode, pair.origin, pair.destination, undefined);
    if (!(route instanceof KnownRoute)) continue;
    const { wellToWakeGrams } = new Computation(route.resolved).grams;
    for (const cabin of CABIN_CLASSES) sum[cabin] += wellToWakeGrams[cabin] * pair.days;
    widths.push({ widths: halfWidthsOf(route.resolved), weight: wellToWakeGrams.economy * pair.days });
    days += pair.days;
  }
  if (days === 0) return undefined;
  const grams = {
    economy: sum.economy / days,
    premiumEconomy: sum.premiumEconomy / days,
    business: sum.business / days,
    first: sum.first / days,
  };
  return { grams, widths: meanHalfWidths(widths) };
}

function emittingOption(legs: readonly (Emitting | undefined)[]): Emitting | undefined {
  const total = { economy: 0, premiumEconomy: 0, business: 0, first: 0 };
  const widths: WeightedWidths[] = [];
  for (const leg of legs) {
    if (!leg) return undefined;
    for (const cabin of CABIN_CLASSES) total[cabin] += leg.grams[cabin];
    widths.push({ widths: leg.widths, weight: leg.grams.economy });
  }
  return { grams: total, widths: meanHalfWidths(widths) };
}

/**
 * The routes that count. Connections here are put together from known flights, not seen on sale, so a market of which the
 * filters leave one direct flight keeps it.
 */
function countedOptions(options: readonly MarketOption[]): readonly MarketOption[] {
  const counted = typicalRoutes(options);
  return counted.length > 0 ? counted : typicalRoutes(options.filter((option) => option.flown.length === 1));
}

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
export function typicalEstimator(tables: Tables, findRoute: KnownRouteFinder): TypicalEstimator {
  const findPartner = partnerFinder(tables);
  let built: Network | undefined;
  const network = (): Network => (built ??= networkOf(tables));

  return (market, includesWorking) => {
    const origin = airportOf(tables, 'origin', market.origin);
    if ('kind' in origin) return origin;
    const destination = airportOf(tables, 'destination', market.destination);
    if ('kind' in destination) return destination;
    if (origin.cityCode === destination.cityCode) {
      return unavailable(
        origin === destination ? 'SAME_AIRPORT' : 'NO_KNOWN_SERVICE',
        'destination',
        market.destination,
      );
    }
    const options = countedOptions(marketOptions(network(), origin, destination));
    const knownLegs = new Map<Leg, Emitting | undefined>();
    const emitting = (leg: Leg) => {
      if (!knownLegs.has(leg)) knownLegs.set(leg, emittingLeg(leg, findRoute, findPartner));
      return knownLegs.get(leg);
    };
    const rows = options.flatMap((option): readonly EmittingOption[] => {
      const known = emittingOption(option.flown.map(emitting));
      return known ? [{ option, ...known }] : [];
    });
    if (rows.length === 0) return unavailable('NO_KNOWN_SERVICE', 'destination', market.destination);
    const median = (cabin: CabinClass) =>
      Math.round(
        weightedMedian(rows.map(({ option, grams }) => ({ value: grams[cabin], weight: option.operatingDays }))),
      );
    const grams = {
      economy: median('economy'),
      premiumEconomy: median('premiumEconomy'),
      business: median('business'),
      first: median('first'),
    };
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
    const steps = [...typicalSteps(rows, grams), rangeStep(range, widths, spread)];
    return { ...estimate, working: { engineVersion: ENGINE_VERSION, steps } };
  };
}
