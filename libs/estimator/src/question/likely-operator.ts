import type { Airport, ListedFlight, Tables } from '@tim/reference-data';
import { flyingFor } from '../inputs/standing/known.ts';
import { isReportedAlone } from './reported-routes.ts';
import { routeShares } from './route-shares.ts';
import type { RouteShares } from './route-shares.ts';

/**
 * Share of a carrier's routes that touch a city from which the city is a base of it [1]. Our choice, lowered from a hub's 0.08
 * so that Alaska Airlines' San Francisco (0.06), on a published flight, counts.
 */
const BASE_SHARE = 0.05;

/** Who probably flies a number between two airports, as far as the list of flights tells. */
export type LikelyOperator = {
  readonly carrierCode: string;
  /**
   * `number`: the number itself is listed there; `carrier`: only the carrier is; `assumed`: neither is, but the carrier serves
   * both cities.
   */
  readonly evidence: 'number' | 'carrier' | 'assumed';
  /** What the list has of the number; absent where it has it not. */
  readonly listed?: ListedFlight;
};

/** Finds who flies a number; undefined when nothing says that the carrier flies there. */
export type LikelyOperatorFinder = (
  carrierCode: string,
  flightNumber: number,
  origin: Airport,
  destination: Airport,
) => LikelyOperator | undefined;

/**
 * Who flies a number. The first that holds:
 *
 * 1. the list has the number on the route: its carrier, or the one that flies for it
 * 2. the carrier has other numbers there or back, or was compiled as flying there, or reports passengers where the list has only
 *    its freighters or nothing at all, or is on the route in the operator's own schedule: the carrier
 * 3. another company of its group flies large aircraft under its code there (LATAM's in Brazil): that company
 * 4. somebody flies the route, and the carrier serves both cities and has a base in one: the carrier. The list lacks about one
 *    flown route in fifty.
 */
export function likelyOperatorFinder(
  tables: Pick<
    Tables,
    'airports' | 'carrierStatus' | 'flights' | 'frequencies' | 'partners' | 'routeFacts' | 'schedules' | 'traffic'
  >,
): LikelyOperatorFinder {
  const { flights, frequencies, partners, routeFacts, schedules, traffic } = tables;
  let shareOf: RouteShares | undefined;
  const mayFly = (carrierCode: string, origin: Airport, destination: Airport): boolean => {
    if (flights.carriersOnRoute(origin, destination).length === 0) return false;
    const known = (shareOf ??= routeShares(tables, flights.carrierRoutes()));
    const shares = [origin, destination].map(({ cityCode }) => known(carrierCode, cityCode));
    return Math.min(...shares) > 0 && Math.max(...shares) >= BASE_SHARE;
  };

  /** Whether the carrier is known to have flown passengers on the route: by US BTS T-100, or by the schedule of 2022. */
  const hasFlown = (carrierCode: string, origin: Airport, destination: Airport): boolean =>
    frequencies.ofCarrierRoute(carrierCode, origin, destination)?.basis.kind === 'flights-of-2022' ||
    traffic.onRoute(origin, destination).some((row) => row.carrierCode === carrierCode);

  return (carrierCode, flightNumber, origin, destination) => {
    for (const code of flyingFor(tables, carrierCode)) {
      const listed = flights.find(code, flightNumber, origin, destination);
      if (listed) return { carrierCode: code, evidence: 'number', listed };
    }
    const isOnRoute =
      flights.isCarrierOnRoute(carrierCode, origin, destination) ||
      flights.isCarrierOnRoute(carrierCode, destination, origin) ||
      routeFacts.isFlown(carrierCode, origin, destination) === true ||
      (flights.routeWithoutPassengers(carrierCode, origin, destination)?.of === 'number' &&
        hasFlown(carrierCode, origin, destination)) ||
      schedules.onRoute(carrierCode, origin, destination).length > 0 ||
      isReportedAlone(tables, { carrierCode, origin, destination });
    if (isOnRoute) return { carrierCode, evidence: 'carrier' };
    const company = partners
      .ofCarrier(carrierCode)
      .find(
        (partner) => partner.fliesLargeAircraft && flights.isCarrierOnRoute(partner.carrierCode, origin, destination),
      );
    if (company) return { carrierCode: company.carrierCode, evidence: 'carrier' };
    return mayFly(carrierCode, origin, destination) ? { carrierCode, evidence: 'assumed' } : undefined;
  };
}
