import { greatCircleDistanceKm } from '@tim/engine';
import type { ManyMarkets } from '@tim/estimator';
import type { Airport, Tables } from '@tim/reference-data';
import { BY_LAND_KM, type Figure, type Home, type Journey, type Journeys, type Meeting } from './meeting.ts';

type How = Pick<Meeting, 'cabin' | 'isReturn' | 'isByLandLeftOut'> & {
  /**
   * Whether flights that all end in another city, such as Brussels for Lille, are no way to a place. A typical figure counts the airports
   * that people of a city use; of a place that nobody named this is a way to somewhere else.
   */
  readonly isToItsOwnAirports: boolean;
};

/** The journeys of a meeting, by typical figures of all airlines: of direct flights where there are any, else of connections. */
export function journeysOf(how: How, tables: Tables, { typical, directFirst, leastGrams }: ManyMarkets): Journeys {
  const { cabin, isReturn, isByLandLeftOut, isToItsOwnAirports } = how;
  const { airports } = tables;
  const cityOf = (code: string) => airports.find(code)?.cityCode ?? code;
  const oneWay = (origin: string, destination: string, isOut: boolean): Figure | undefined => {
    const answer = typical({ origin, destination });
    if (answer.kind === 'unavailable') return undefined;
    const { answeredMarkets: answered } = answer;
    const isElsewhere =
      answered.length > 0 && answered.every((market) => cityOf(market.destination) !== cityOf(destination));
    if (isToItsOwnAirports && isOut && isElsewhere) return undefined;
    const { wellToWakeGramsPerPassenger, range } = directFirst(answer, cabin);
    const [grams, low, high] = [wellToWakeGramsPerPassenger[cabin], range.low[cabin], range.high[cabin]];
    if (grams === undefined || low === undefined || high === undefined) return undefined;
    return { grams, lowGrams: low, highGrams: high };
  };
  const ground = groundWays(tables, isByLandLeftOut);
  return {
    leastGrams: ({ code }, place) => {
      if (ground(code, place)) return 0;
      // The way back is as long.
      return (isReturn ? 2 : 1) * leastGrams({ origin: code, destination: place }, cabin);
    },
    between: ({ code }: Home, place): Journey => {
      const onGround = ground(code, place);
      if (onGround) return { kind: onGround };
      const out = oneWay(code, place, true);
      const back = isReturn ? out && oneWay(place, code, false) : { grams: 0, lowGrams: 0, highGrams: 0 };
      if (!out || !back) return { kind: 'unknown' };
      return {
        kind: 'flight',
        grams: out.grams + back.grams,
        lowGrams: out.lowGrams + back.lowGrams,
        highGrams: out.highGrams + back.highGrams,
      };
    },
  };
}

/** Who does not fly: people who live there, and those nearby where they are not counted. */
function groundWays({ airports }: Tables, isByLandLeftOut: boolean) {
  const found = new Map<string, Airport | undefined>();
  const placeOf = (code: string): Airport | undefined => {
    if (!found.has(code)) found.set(code, airports.find(code) ?? airports.ofCity(code)[0]);
    return found.get(code);
  };
  return (home: string, place: string): 'local' | 'by-land' | undefined => {
    const [from, to] = [placeOf(home), placeOf(place)];
    if (!from || !to) return undefined;
    if (from.cityCode === to.cityCode) return 'local';
    return isByLandLeftOut && greatCircleDistanceKm(from, to) < BY_LAND_KM ? 'by-land' : undefined;
  };
}
