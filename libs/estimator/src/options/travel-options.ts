import { blockTimeHours, CABIN_CLASSES, greatCircleDistanceKm, longestDurationHours } from '@tim/engine';
import { groupBy, type Tables } from '@tim/reference-data';
import type { GramsPerPassenger, TravelOption } from '../estimate.ts';
import type { MarketQuery, Unavailable } from '../question/query.ts';
import type { AskedMarket } from '../question/read-market.ts';
import { readMarket } from '../question/read-market.ts';
import { remember } from '../remember.ts';
import { countedOptions } from '../typical/counted-options.ts';
import { CONNECTION_HOURS, marketOptions } from '../typical/market-options.ts';
import type { MarketOption } from '../typical/market-options.ts';
import type { Leg, Network } from '../typical/network.ts';
import { listingOrder } from './listing-order.ts';
import { emittingLegs } from './option-leg.ts';
import type { AskFlight, EmittingLeg, Pair } from './option-leg.ts';

/** Most ways that are listed: nobody reads more. */
export const MOST_OPTIONS = 60;

/** Every way to fly a market with its emissions, in the order they are listed. It pauses after each way, for who has others waiting. */
export type OptionsFinder = (
  market: MarketQuery,
  ask: AskFlight,
) => Generator<undefined, readonly TravelOption[] | Unavailable>;

const hoursOf = ({ origin, destination }: Pair) => blockTimeHours(greatCircleDistanceKm(origin, destination));

/** The sum in the cabins that all have. */
function sumOf(parts: readonly GramsPerPassenger[]): GramsPerPassenger {
  const cabins = CABIN_CLASSES.filter((cabin) => parts.every((part) => part[cabin] !== undefined));
  return Object.fromEntries(cabins.map((cabin) => [cabin, parts.reduce((sum, part) => sum + (part[cabin] ?? 0), 0)]));
}

/** @param hours - flying time of the legs, without the change between them [h] */
function travelOption(
  legs: readonly EmittingLeg[],
  hours: number,
  daysAYear: number,
  isInTypical: boolean,
): TravelOption {
  const sums = (of: (leg: EmittingLeg) => GramsPerPassenger) => sumOf(legs.map(of));
  return {
    legs: legs.map(({ leg }) => leg),
    wellToWakeGramsPerPassenger: sums(({ grams }) => grams),
    // Legs, mostly of one carrier, are wrong the same way more often than not: their ends are added up.
    range: { low: sums(({ range }) => range.low), high: sums(({ range }) => range.high) },
    durationHours: hours + (legs.length - 1) * CONNECTION_HOURS,
    daysAYear,
    isInTypical,
  };
}

/** Pairs of two legs that meet at one airport: with the airports asked for where the carrier flies so, else the most frequent. */
function meetingPairs([first, second]: readonly [Leg, Leg], { origin, destination }: AskedMarket) {
  const fit = (out: Pair, on: Pair) => Number(out.origin === origin) + Number(on.destination === destination);
  return first.pairs
    .flatMap((out) => second.pairs.filter((on) => on.origin === out.destination).map((on) => ({ out, on })))
    .sort(
      (a, b) =>
        fit(b.out, b.on) - fit(a.out, a.on) || Math.min(b.out.days, b.on.days) - Math.min(a.out.days, a.on.days),
    )[0];
}

/**
 * Without a stop all, also from and to airports nearby; with a stop those between the two cities, if there are any. None that
 * takes much longer than the fastest.
 */
function worthListing(all: readonly MarketOption[], { origin, destination }: AskedMarket): readonly MarketOption[] {
  const longestHours = longestDurationHours(Math.min(...all.map(({ durationHours }) => durationHours)));
  const inTime = all.filter(({ durationHours }) => durationHours <= longestHours);
  const isBetweenTheCities = ({ flown }: MarketOption) =>
    flown[0]?.fromCity === origin.cityCode && flown.at(-1)?.toCity === destination.cityCode;
  if (!inTime.some(isBetweenTheCities)) return inTime;
  return inTime.filter((option) => option.flown.length === 1 || isBetweenTheCities(option));
}

/** @returns a finder over one set of tables */
export function optionsFinder(tables: Tables, network: () => Network): OptionsFinder {
  const { airports, carriers } = tables;
  const numbersOf = remember((carrierCode) =>
    groupBy(
      tables.flights.flightsOfCarrier(carrierCode),
      ({ route }) => route.originIndex * tables.airports.count + route.destinationIndex,
    ),
  );
  const keyOf = ({ origin, destination }: Pair) => origin.index * airports.count + destination.index;
  const flightsBy = (ask: AskFlight) => {
    const known = new Map<Pair, readonly EmittingLeg[]>();
    return ({ carrierCode }: Leg, pair: Pair) => {
      const before = known.get(pair);
      if (before) return before;
      const carrierName = carriers.find(carrierCode)?.name ?? carrierCode;
      const numbers = new Set(
        numbersOf(carrierCode)
          .get(keyOf(pair))
          ?.map(({ flightNumber }) => flightNumber),
      );
      const legs = emittingLegs({ carrierCode, carrierName }, pair, [...numbers], ask);
      known.set(pair, legs);
      return legs;
    };
  };

  return function* find(market, ask) {
    const asked = readMarket(tables, market);
    if (asked.kind === 'unavailable') return asked;
    const all = marketOptions(network(), asked.origin, asked.destination);
    if (all.length === 0) return [];
    const inTypical = new Set<MarketOption>(countedOptions(all));
    const flights = flightsBy(ask);
    const direct = (option: MarketOption, leg: Leg) =>
      leg.pairs.flatMap((pair) =>
        flights(leg, pair).map((flown) => travelOption([flown], hoursOf(pair), pair.days, inTypical.has(option))),
      );
    const oneStop = (option: MarketOption, legs: readonly [Leg, Leg]) => {
      const pairs = meetingPairs(legs, asked);
      const [out] = pairs ? flights(legs[0], pairs.out) : [];
      const [on] = pairs ? flights(legs[1], pairs.on) : [];
      if (!pairs || !out || !on) return [];
      const hours = hoursOf(pairs.out) + hoursOf(pairs.on);
      return [travelOption([out, on], hours, Math.min(pairs.out.days, pairs.on.days), inTypical.has(option))];
    };
    const found: TravelOption[] = [];
    for (const option of worthListing(all, asked)) {
      const [first, second] = option.flown;
      if (first) found.push(...(second ? oneStop(option, [first, second]) : direct(option, first)));
      yield;
    }
    return listingOrder(found, market, airports).slice(0, MOST_OPTIONS);
  };
}
