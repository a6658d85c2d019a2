import type { Airport, Tables } from '@tim/reference-data';
import { RouteCounts } from './route-counts.ts';

/**
 * Carriers that fly under another's number, by the carrier whose number it is: regional partners and daughters that keep the
 * number they are sold under. Source: general knowledge of the airlines, 2025, not read in one place. It counts only where
 * the list of flights has the very number on the route under the partner.
 */
const OPERATES_FOR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    AA: ['MQ', 'OH', 'PT', 'YX', 'OO', 'ZW'],
    AC: ['QK', 'RV', 'PB'],
    AF: ['A5'],
    AS: ['QX', 'OO'],
    AY: ['N7'],
    BA: ['CJ'],
    DL: ['9E', 'YX', 'OO'],
    IB: ['I2', 'YW'],
    JL: ['XM', 'NU'],
    KL: ['WA'],
    LH: ['CL', 'VL', 'EN'],
    LX: ['2L'],
    NH: ['EH'],
    UA: ['YX', 'OO', 'G7', 'C5', 'YV'],
    WS: ['WR'],
  }),
);

const NONE: readonly string[] = [];

/** Whether some of the flights sold under a carrier's code are flown by partners, with smaller aircraft. */
export const hasPartners = (carrierCode: string): boolean => OPERATES_FOR.has(carrierCode);

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
