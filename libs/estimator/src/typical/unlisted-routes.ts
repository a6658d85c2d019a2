import type { CarrierRoute, Tables } from '@tim/reference-data';
import { isShown } from '../inputs/standing/is-shown.ts';
import type { StandingFinder } from '../inputs/standing/standing-data.ts';
import type { Standing } from '../inputs/standing/standing-rule.ts';

/** Flight numbers that a carrier is taken to have on a route of which none is known. Our choice: one. */
const UNKNOWN_NUMBERS = 1;

/**
 * Routes that are flown though the list of flights has no number of them, with their standing: the way back of those it has one
 * way alone, and those that were compiled as flown.
 */
export function unlistedRoutes(
  { airports, flights, routeFacts }: Pick<Tables, 'airports' | 'flights' | 'routeFacts'>,
  standingOf: StandingFinder,
): ReadonlyMap<CarrierRoute, Standing> {
  const found = new Map<CarrierRoute, Standing>();
  const isListed = (carrierCode: string, origin: number, destination: number) =>
    flights.carrierRoute(carrierCode, airports.at(origin), airports.at(destination)) !== undefined;
  const oneWay = [...flights.carrierRoutes()].filter(
    ({ carrierCode, originIndex, destinationIndex }) => !isListed(carrierCode, destinationIndex, originIndex),
  );
  const starts = new Set(oneWay.map(({ carrierCode, originIndex }) => `${carrierCode} ${originIndex}`));
  const ends = new Set(oneWay.map(({ carrierCode, destinationIndex }) => `${carrierCode} ${destinationIndex}`));
  for (const route of oneWay) {
    const { carrierCode, originIndex, destinationIndex } = route;
    const standing = standingOf(route);
    // Those that were compiled come below.
    if (standing.basis.kind === 'route-compiled') continue;
    // Whoever goes on one way from where this way ends, and comes one way to where it starts, flies round by a third airport.
    const isRound = starts.has(`${carrierCode} ${destinationIndex}`) && ends.has(`${carrierCode} ${originIndex}`);
    if (!isShown(standing) || standing.basis.kind === 'between-foreign-countries' || isRound) continue;
    found.set({ ...route, originIndex: destinationIndex, destinationIndex: originIndex }, standing);
  }
  for (const { carrierCode, ends: codes } of routeFacts.flownRoutes()) {
    const [one, other] = codes.map((code) => airports.find(code)?.index);
    if (one === undefined || other === undefined) continue;
    for (const [originIndex, destinationIndex] of [
      [one, other],
      [other, one],
    ] as const) {
      if (isListed(carrierCode, originIndex, destinationIndex)) continue;
      const route = {
        carrierCode,
        originIndex,
        destinationIndex,
        flightNumberCount: UNKNOWN_NUMBERS,
        lastEntered: '',
        enteredNumberCount: 0,
      };
      found.set(route, standingOf(route));
    }
  }
  return found;
}
