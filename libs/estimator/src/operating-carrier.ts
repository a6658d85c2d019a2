import type { Airport, CarrierRoute, Tables } from '@tim/reference-data';
import { RouteCounts } from './route-counts.ts';

/**
 * Mean seats of a carrier's flights on a route below which most of them are its partners' [seats]: the partners' aircraft have
 * 50 to 100, its own 108 and more. Our choice.
 */
const PARTNERS_SEATS = 100;

/** Whether a partner may fly a number: of a carrier that does not keep theirs apart, one that is not listed as its own on the route. */
export function mayBePartners(
  { partners }: Tables,
  carrierCode: string,
  flightNumber: number,
  isListed: boolean,
): boolean {
  if (partners.ofCarrier(carrierCode).length === 0) return false;
  const firstNumber = partners.firstNumber(carrierCode);
  return firstNumber === undefined ? !isListed : flightNumber >= firstNumber;
}

/** Finds the partner that flies most of a carrier's flights on a route; undefined when it flies them itself, or with nobody known. */
export type PartnerFinder = (
  carrierCode: string,
  origin: Airport,
  destination: Airport,
  /** Of the flight; undefined for all of the carrier's. */
  flightNumber: number | undefined,
) => string | undefined;

/**
 * The partner with most numbers on the route, where the seats of 2016-17 say that partners fly most of the carrier's flights; one
 * that has the number on another route before those that do not.
 *
 * @returns finder of partners
 */
export function partnerFinder({ flights, frequencies, fleets, partners }: Tables): PartnerFinder {
  return (carrierCode, origin, destination, flightNumber) => {
    const withSmallAircraft = partners
      .ofCarrier(carrierCode)
      .filter((partner) => !partner.fliesLargeAircraft && fleets.ofCarrier(partner.carrierCode) !== undefined)
      .map((partner) => partner.carrierCode);
    if (withSmallAircraft.length === 0) return undefined;
    const seats = frequencies.meanSeats(carrierCode, origin, destination)?.value;
    if (seats === undefined || seats >= PARTNERS_SEATS) return undefined;
    const hasNumber = ({ carrierCode: partner }: CarrierRoute) =>
      Number(flightNumber !== undefined && flights.routesOfFlight(partner, flightNumber).length > 0);
    const onRoute = flights
      .carriersOnRoute(origin, destination)
      .filter((route) => withSmallAircraft.includes(route.carrierCode));
    const [first] = onRoute.toSorted(
      (a, b) => hasNumber(b) - hasNumber(a) || b.flightNumberCount - a.flightNumberCount,
    );
    return first?.carrierCode;
  };
}

/** Share of a carrier's routes that touch a city from which the city is a base of it [1]. Our choice, lowered from a hub's 0.08
 * so that Alaska Airlines' San Francisco (0.06), on a published flight, counts. */
const BASE_SHARE = 0.05;

/** Who flies a number between two airports, as far as the list of flights tells. */
export type Operation = {
  readonly carrierCode: string;
  /** `number` the number itself is listed there; `carrier` only the carrier; `assumed` neither, yet the carrier serves both. */
  readonly evidence: 'number' | 'carrier' | 'assumed';
};

export type OperationFinder = (
  carrierCode: string,
  flightNumber: number,
  origin: Airport,
  destination: Airport,
) => Operation | undefined;

/**
 * Who flies a number: the carrier itself or one that flies for it, where the list has the number on the route; else the
 * carrier, where it has other numbers there; else the carrier, where somebody flies the route, the carrier serves both its
 * cities and has a base in one. The list lacks about one route in fifty that is flown.
 *
 * @returns finder of operations; undefined when nothing says that the carrier flies there
 */
export function operationFinder(tables: Tables): OperationFinder {
  const { flights, airports, partners } = tables;
  let routeCounts: RouteCounts | undefined;
  const counts = (): RouteCounts => {
    if (routeCounts) return routeCounts;
    routeCounts = new RouteCounts();
    for (const { carrierCode, originIndex, destinationIndex } of flights.carrierRoutes()) {
      routeCounts.add(carrierCode, airports.at(originIndex).cityCode, airports.at(destinationIndex).cityCode);
    }
    return routeCounts;
  };
  const mayFly = (carrierCode: string, origin: Airport, destination: Airport): boolean => {
    if (flights.carriersOnRoute(origin, destination).length === 0) return false;
    const [from, to] = [origin.cityCode, destination.cityCode];
    const shares = [from, to].map((city) => counts().shareOf(carrierCode, city));
    return Math.min(...shares) > 0 && Math.max(...shares) >= BASE_SHARE;
  };

  return (carrierCode, flightNumber, origin, destination) => {
    if (flights.hasFlight(carrierCode, flightNumber, origin, destination)) return { carrierCode, evidence: 'number' };
    for (const { carrierCode: partner } of partners.ofCarrier(carrierCode)) {
      if (flights.hasFlight(partner, flightNumber, origin, destination)) {
        return { carrierCode: partner, evidence: 'number' };
      }
    }
    if (flights.isCarrierOnRoute(carrierCode, origin, destination)) return { carrierCode, evidence: 'carrier' };
    return mayFly(carrierCode, origin, destination) ? { carrierCode, evidence: 'assumed' } : undefined;
  };
}
