import type { Airport, CarrierRoute, Tables } from '@tim/reference-data';
import { RouteCounts } from './route-counts.ts';

/**
 * Carriers that fly under another's number, by the carrier whose number it is: regional partners and daughters that keep the
 * number they are sold under. Source: general knowledge of the airlines, 2025, not read in one place. It counts only where
 * the list of flights has the very number on the route under the partner, or the partner on a route of small aircraft.
 */
const OPERATES_FOR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    AA: ['MQ', 'OH', 'PT', 'YX', 'OO', 'ZW'],
    AC: ['QK', 'RV', 'PB'],
    AF: ['A5'],
    AM: ['5D'],
    AS: ['QX', 'OO'],
    AY: ['N7'],
    BA: ['CJ'],
    DL: ['9E', 'YX', 'OO'],
    IB: ['I2', 'YW'],
    JL: ['XM', 'NU', 'JC'],
    KL: ['WA'],
    LH: ['CL', 'VL', 'EN'],
    LX: ['2L'],
    NH: ['EH'],
    UA: ['YX', 'OO', 'G7', 'C5', 'YV'],
    WS: ['WR'],
  }),
);

/**
 * The first number of those that partners fly, of carriers that keep them apart from their own: lower ones they fly themselves.
 * Source: the numbers of carriers and partners in the list of flights, vradarserver standing-data 2026-08-19.
 */
const PARTNERS_NUMBERS_FROM: ReadonlyMap<string, number> = new Map(
  Object.entries({ AA: 3000, AC: 7000, AS: 2000, BA: 3000, DL: 3300, IB: 8000, UA: 3300, WS: 3000 }),
);

/** Of those above, who fly aircraft as large as the carrier's own. */
const FLY_LARGE_AIRCRAFT: ReadonlySet<string> = new Set(['I2', 'NU', 'RV', 'VL']);

const NONE: readonly string[] = [];

/** Whether some of the flights sold under a carrier's code are flown by partners, with smaller aircraft. */
export const hasPartners = (carrierCode: string): boolean => OPERATES_FOR.has(carrierCode);

/**
 * Mean seats of a carrier's flights on a route below which most of them are its partners' [seats]: the partners' aircraft have
 * 50 to 100, its own 108 and more. Our choice.
 */
const PARTNERS_SEATS = 100;

/** Whether a partner may fly a number: of a carrier that does not keep theirs apart, one that is not listed as its own on the route. */
export function mayBePartners(carrierCode: string, flightNumber: number, isListed: boolean): boolean {
  if (!hasPartners(carrierCode)) return false;
  const numbersFrom = PARTNERS_NUMBERS_FROM.get(carrierCode);
  return numbersFrom === undefined ? !isListed : flightNumber >= numbersFrom;
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
export function partnerFinder({ flights, frequencies, fleets }: Tables): PartnerFinder {
  const fliesSmallAircraft = (code: string) => !FLY_LARGE_AIRCRAFT.has(code) && fleets.ofCarrier(code) !== undefined;
  return (carrierCode, origin, destination, flightNumber) => {
    const partners = OPERATES_FOR.get(carrierCode);
    if (!partners) return undefined;
    const seats = frequencies.meanSeats(carrierCode, origin, destination)?.value;
    if (seats === undefined || seats >= PARTNERS_SEATS) return undefined;
    const hasNumber = ({ carrierCode: partner }: CarrierRoute) =>
      Number(flightNumber !== undefined && flights.routesOfFlight(partner, flightNumber).length > 0);
    const onRoute = flights
      .carriersOnRoute(origin, destination)
      .filter((route) => partners.includes(route.carrierCode) && fliesSmallAircraft(route.carrierCode));
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
  const { flights, airports } = tables;
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
    for (const partner of OPERATES_FOR.get(carrierCode) ?? NONE) {
      if (flights.hasFlight(partner, flightNumber, origin, destination)) {
        return { carrierCode: partner, evidence: 'number' };
      }
    }
    if (flights.isCarrierOnRoute(carrierCode, origin, destination)) return { carrierCode, evidence: 'carrier' };
    return mayFly(carrierCode, origin, destination) ? { carrierCode, evidence: 'assumed' } : undefined;
  };
}
