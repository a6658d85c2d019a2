import { blockTimeHours, CABIN_CLASSES, greatCircleDistanceKm, longestDurationHours } from '@tim/engine';
import type { CalendarDate } from '@tim/notation';
import { groupBy, type Tables } from '@tim/reference-data';
import type { GramsPerPassenger, MissingCabins, TravelOption } from '../estimate.ts';
import type { MarketQuery, Unavailable } from '../question/query.ts';
import { namedCarrier } from '../question/named-carrier.ts';
import type { AskedMarket } from '../question/read-market.ts';
import { leastSure } from '../inputs/standing/is-shown.ts';
import { readMarket } from '../question/read-market.ts';
import { remember } from '../remember.ts';
import { countedOptions } from '../typical/counted-options.ts';
import { isDetour, noFlightsBetween } from '../typical/detours.ts';
import { groundFractions } from '../typical/ground-fraction.ts';
import { CONNECTION_HOURS, marketOptions } from '../typical/market-options.ts';
import type { MarketOption } from '../typical/market-options.ts';
import type { Leg, Network } from '../typical/network.ts';
import { listingOrder } from './listing-order.ts';
import { outOfSeason } from './out-of-season.ts';
import { specialNumbers } from './special-numbers.ts';
import { mostFlownFirst } from './most-flown-first.ts';
import { emittingLegs } from './option-leg.ts';
import type { AskFlight, EmittingLeg, Pair } from './option-leg.ts';

/** Most ways that are listed: nobody reads more. */
const MOST_OPTIONS = 60;

/**
 * Of a way that no figure counts, the way on the ground to and from nearby airports is at most this part of the flight's [1].
 * Our choice: decision 113.
 */
const MOST_GROUND_FRACTION = 1 / 6;

/** Most of those beside them that are in the list of flights and not flown today, as far as is known. */
const MOST_OLD_OPTIONS = 40;

/**
 * Every way to fly a market with its emissions, in the order they are listed. It yields after each way, so that the caller can
 * let other requests in.
 */
export type OptionsFinder = (
  market: MarketQuery,
  departureDate: CalendarDate,
  ask: AskFlight,
) => Generator<undefined, readonly TravelOption[] | Unavailable>;

/** The cabins that one leg or another has not; known where every layout that lacks one is. */
function missingOnAny(legs: readonly EmittingLeg[]): MissingCabins {
  const missing = legs.flatMap(({ leg }) => leg.missingCabins ?? []);
  return {
    cabins: CABIN_CLASSES.filter((cabin) => missing.some(({ cabins }) => cabins.includes(cabin))),
    isLayoutKnown: missing.every(({ cabins, isLayoutKnown }) => isLayoutKnown || cabins.length === 0),
  };
}

const hoursOf = ({ origin, destination }: Pair) => blockTimeHours(greatCircleDistanceKm(origin, destination));

/** The sum in the cabins that all have. */
function sumOf(parts: readonly GramsPerPassenger[]): GramsPerPassenger {
  const cabins = CABIN_CLASSES.filter((cabin) => parts.every((part) => part[cabin] !== undefined));
  return Object.fromEntries(cabins.map((cabin) => [cabin, parts.reduce((sum, part) => sum + (part[cabin] ?? 0), 0)]));
}

/** Legs with figures, and the flights between which airports they are. */
type Flown = { readonly legs: readonly EmittingLeg[]; readonly pairs: readonly [Pair, ...Pair[]] };

function travelOption(
  { legs, pairs }: Flown,
  told: Pick<TravelOption, 'isInTypical' | 'isNearby' | 'otherAirports'>,
): TravelOption {
  const hours = pairs.reduce((sum, pair) => sum + hoursOf(pair), 0);
  const sums = (of: (leg: EmittingLeg) => GramsPerPassenger) => sumOf(legs.map(of));
  return {
    legs: legs.map(({ leg }) => leg),
    wellToWakeGramsPerPassenger: sums(({ grams }) => grams),
    // The legs' ends are added up, because one carrier's flights are mostly wrong in the same direction.
    range: { low: sums(({ range }) => range.low), high: sums(({ range }) => range.high) },
    durationHours: hours + (legs.length - 1) * CONNECTION_HOURS,
    daysAYear: Math.min(...pairs.map(({ days }) => days)),
    ...told,
    standing: leastSure(pairs),
    missingCabins: missingOnAny(legs),
  };
}

/** Whether a way is between the two cities asked for, not from or to one nearby. */
const isBetweenCities = (flown: readonly Leg[], { origin, destination }: AskedMarket) =>
  flown[0]?.fromCity === origin.cityCode && flown.at(-1)?.toCity === destination.cityCode;

/** The airports at the ends that are not the requested ones; a city's code asks for none in particular. */
function otherAirports(
  pairs: readonly Pair[],
  { origin, destination }: MarketQuery,
  airports: Tables['airports'],
): readonly string[] {
  const ends = [
    [pairs[0]?.origin, origin],
    [pairs.at(-1)?.destination, destination],
  ] as const;
  return ends.flatMap(([end, requested]) => {
    if (!end || end.iataAirportCode === requested) return [];
    const city = airports.find(requested) ? undefined : requested;
    return end.cityCode === city ? [] : [end.iataAirportCode];
  });
}

/** The airports of two legs that meet at one airport: those asked for if the carrier flies so, else the most frequent ones. */
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
 * The ways that are listed: all nonstops, also at nearby airports; of the connections those between the two cities, if there are
 * any. None takes much longer than the fastest.
 *
 * @param all - those that do not begin or end too far away on the ground
 */
function worthListing(all: readonly MarketOption[], asked: AskedMarket): readonly MarketOption[] {
  if (all.length === 0) return all;
  const longestHours = longestDurationHours(Math.min(...all.map(({ durationHours }) => durationHours)));
  const inTime = all.filter(({ durationHours }) => durationHours <= longestHours);
  const isBetween = (option: MarketOption) => isBetweenCities(option.flown, asked);
  if (!inTime.some(isBetween)) return inTime;
  return inTime.filter((option) => option.flown.length === 1 || isBetween(option));
}

/** @returns a finder over one set of tables */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function optionsFinder(tables: Tables, network: () => Network): OptionsFinder {
  const { airports } = tables;
  const numbersOf = remember((carrierCode: string) =>
    groupBy(
      tables.flights.flightsOfCarrier(carrierCode),
      ({ route }) => route.originIndex * tables.airports.count + route.destinationIndex,
    ),
  );
  const keyOf = ({ origin, destination }: Pick<Pair, 'origin' | 'destination'>) =>
    origin.index * airports.count + destination.index;
  /** Whether another airline that flies for the carrier, or under its name, is listed with the same flight. */
  const isFlownByPartner = (carrierCode: string, { origin, destination }: Pair, flightNumber: number) =>
    tables.partners.ofCarrier(carrierCode).some(({ carrierCode: partner }) => {
      const legs = network().between(origin.cityCode, destination.cityCode) ?? [];
      const isShown = legs.some(
        (leg) =>
          leg.carrierCode === partner &&
          leg.pairs.some((pair) => pair.origin === origin && pair.destination === destination),
      );
      return isShown && tables.flights.hasFlight(partner, flightNumber, origin, destination);
    });
  const isSpecial = specialNumbers(tables);
  const flightsBy = (ask: AskFlight) => {
    const known = new Map<Pair, readonly EmittingLeg[]>();
    return ({ carrierCode }: Leg, pair: Pair) => {
      const before = known.get(pair);
      if (before) return before;
      const numbersOn = ({ origin, destination }: Pick<Pair, 'origin' | 'destination'>) => {
        const rows = numbersOf(carrierCode).get(keyOf({ origin, destination })) ?? [];
        const numbers = [...new Set(rows.map(({ flightNumber }) => flightNumber))];
        return mostFlownFirst(tables, { carrierCode, origin, destination }, numbers);
      };
      const listed = numbersOn(pair);
      const own = listed.filter((flightNumber) => !isFlownByPartner(carrierCode, pair, flightNumber));
      // Such a flight is told with who flies it alone, unless the carrier would be left without any, though the figure counts it.
      const numbers = own.length > 0 ? own : listed;
      const numbersBack = numbersOn({ origin: pair.destination, destination: pair.origin });
      const areSpecial = numbers.length > 0 && numbers.every((number) => isSpecial(carrierCode, pair, number));
      const legs = emittingLegs(namedCarrier(tables, carrierCode), pair, { numbers, numbersBack, areSpecial }, ask);
      known.set(pair, legs);
      return legs;
    };
  };

  const isOutOfSeason = outOfSeason(tables);

  return function* find(market, departureDate, ask) {
    const asked = readMarket(tables, market);
    if (asked.kind === 'unavailable') return asked;
    const known = network();
    const all = marketOptions(known, asked.origin, asked.destination);
    const groundFractionOf = groundFractions(known, asked);
    const isFar = (option: MarketOption) => groundFractionOf(option) > MOST_GROUND_FRACTION;
    const pairsInSeason = new Map<Leg, readonly Pair[]>();
    const inSeason = (leg: Leg): Leg => {
      const pairs = pairsInSeason.get(leg) ?? leg.pairs.filter((pair) => !isOutOfSeason(leg, pair, departureDate));
      pairsInSeason.set(leg, pairs);
      return { ...leg, pairs };
    };
    // The fastest of those flown on the day decides how long the others may take: in winter a connection may be the fastest.
    const flownThen = all.filter(({ flown }) => flown.every((leg) => inSeason(leg).pairs.length > 0));
    const near = flownThen.filter((option) => !isFar(option));
    const counted = countedOptions(all, groundFractionOf);
    const inTypical = new Set<MarketOption>(counted);
    // A detour that the typical figure counts is listed, so that the list explains it: from Piura to Iquitos everybody flies by way of Lima.
    const isWorth = (option: MarketOption) => inTypical.has(option) || !isDetour(option);
    const isFlownByNobody = counted.length === 0 && noFlightsBetween(asked, all, groundFractionOf) !== undefined;
    const hasOthers = near.some(isWorth) || isFlownByNobody;
    const far = flownThen.filter((option) => inTypical.has(option) && isFar(option));
    const listed = [...worthListing(hasOthers ? near.filter(isWorth) : near, asked), ...far];
    const flights = flightsBy(ask);
    const placeOf = (flown: readonly Leg[], pairs: readonly Pair[]) => ({
      isNearby: !isBetweenCities(flown, asked),
      otherAirports: otherAirports(pairs, market, airports),
    });
    const direct = (leg: Leg, isInTypical: boolean) =>
      leg.pairs.flatMap((pair) =>
        flights(leg, pair).map((flown) =>
          travelOption({ legs: [flown], pairs: [pair] }, { isInTypical, ...placeOf([leg], [pair]) }),
        ),
      );
    const oneStop = (option: MarketOption, legs: readonly [Leg, Leg]) => {
      const pairs = meetingPairs([inSeason(legs[0]), inSeason(legs[1])], asked);
      const [out] = pairs ? flights(legs[0], pairs.out) : [];
      const [on] = pairs ? flights(legs[1], pairs.on) : [];
      if (!pairs || !out || !on) return [];
      const flown = [pairs.out, pairs.on] as const;
      const told = { isInTypical: inTypical.has(option), ...placeOf(legs, flown) };
      return [travelOption({ legs: [out, on], pairs: flown }, told)];
    };
    const found: TravelOption[] = [];
    for (const option of listed.length > 0 || isFlownByNobody ? listed : worthListing(flownThen, asked)) {
      const [first, second] = option.flown;
      if (first)
        found.push(...(second ? oneStop(option, [first, second]) : direct(inSeason(first), inTypical.has(option))));
      yield;
    }
    const old: TravelOption[] = [];
    for (const leg of known.oldBetween(asked.origin.cityCode, asked.destination.cityCode)) {
      old.push(...direct(leg, false));
      yield;
    }
    return [
      ...listingOrder(found, market, airports).slice(0, MOST_OPTIONS),
      ...listingOrder(old, market, airports).slice(0, MOST_OLD_OPTIONS),
    ];
  };
}
