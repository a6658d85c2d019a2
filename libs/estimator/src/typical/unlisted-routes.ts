import type { CarrierRoute, Tables } from '@tim/reference-data';
import { isShown } from '../inputs/standing/is-shown.ts';
import type { StandingFinder } from '../inputs/standing/standing-data.ts';
import { reportedAlone } from '../question/reported-routes.ts';
import type { Standing } from '../inputs/standing/standing-rule.ts';

/** What is looked up of routes without a number. */
type UnlistedTables = Pick<Tables, 'airports' | 'carrierStatus' | 'flights' | 'partners' | 'routeFacts' | 'traffic'>;

/** Flight numbers that a carrier is taken to have on a route of which none is known. Our choice: one. */
const UNKNOWN_NUMBERS = 1;

/**
 * Routes that are flown though the list of flights has no number of them, with their standing: the way back of those it has one
 * way alone, those that were compiled as flown, and those that are reported to US BTS alone.
 */
export function unlistedRoutes(
  tables: UnlistedTables,
  standingOf: StandingFinder,
): ReadonlyMap<CarrierRoute, Standing> {
  const { airports, flights, routeFacts } = tables;
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
      const route = unlistedRoute(carrierCode, originIndex, destinationIndex);
      found.set(route, standingOf(route));
    }
  }
  for (const { carrierCode, origin, destination } of reportedAlone(tables)) {
    const route = unlistedRoute(carrierCode, origin.index, destination.index);
    const standing = standingOf(route);
    // A compiled one has come above.
    if (standing.basis.kind === 'reported-lately') found.set(route, standing);
  }
  return found;
}

const unlistedRoute = (carrierCode: string, originIndex: number, destinationIndex: number): CarrierRoute => ({
  carrierCode,
  originIndex,
  destinationIndex,
  flightNumberCount: UNKNOWN_NUMBERS,
  lastEntered: '',
  enteredNumberCount: 0,
});
