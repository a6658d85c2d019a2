import { greatCircleDistanceKm } from '@tim/engine';
import type { Airport, RouteTrafficRow, Tables } from '@tim/reference-data';

/** Great-circle distance from which a flight is long-haul, and from which ultra-long-haul [km]. Our choice. */
const LONG_HAUL_FROM_KM = 4500;
const ULTRA_LONG_HAUL_FROM_KM = 12_000;

const LENGTHS = ['short', 'long', 'ultra-long'] as const;

/**
 * Countries that US statistics take for the United States: its states and its territories, between which a flight is domestic
 * (US BTS T-100 and T-2).
 */
const US_COUNTRY_CODES = ['US', 'PR', 'VI', 'GU', 'MP', 'AS'];

/** Number of the countries above. */
const US = 0;

/** Each airport's country as a number: to compare those costs less than to compare codes. */
function countryNumbers({ airports }: Pick<Tables, 'airports'>): Uint16Array {
  const numbers = new Map(US_COUNTRY_CODES.map((code) => [code, US]));
  return Uint16Array.from({ length: airports.count }, (_, index) => {
    const { countryCode } = airports.at(index);
    const number = numbers.get(countryCode) ?? numbers.size;
    numbers.set(countryCode, number);
    return number;
  });
}

/** How many kinds of route there are. */
export const ROUTE_KINDS = 4 * LENGTHS.length;

/** A route with what is asked of it again and again while its inputs are found. */
export type Route = {
  readonly origin: Airport;
  readonly destination: Airport;
  /** [km] */
  readonly greatCircleKm: number;
  readonly isDomestic: boolean;
  /** Whether either end is in the US or its territories: T-100 and T-2 know of no other flights. */
  readonly touchesUs: boolean;
  readonly length: (typeof LENGTHS)[number];
  /** The same for all routes that differ by their airports and distances alone, 0 to 11. */
  readonly kindNumber: number;
  /** What was reported of it; empty away from the US. */
  readonly reported: readonly RouteTrafficRow[];
};

/** @returns finder of routes by their ends */
export function routeFinder(tables: Pick<Tables, 'airports' | 'traffic'>) {
  const countries = countryNumbers(tables);
  return (origin: Airport, destination: Airport): Route => {
    const greatCircleKm = greatCircleDistanceKm(origin, destination);
    const from = countries[origin.index];
    const to = countries[destination.index];
    const isDomestic = from === to;
    const touchesUs = from === US || to === US;
    const steps = greatCircleKm >= ULTRA_LONG_HAUL_FROM_KM ? 2 : greatCircleKm >= LONG_HAUL_FROM_KM ? 1 : 0;
    return {
      origin,
      destination,
      greatCircleKm,
      isDomestic,
      touchesUs,
      length: LENGTHS[steps],
      kindNumber: 4 * steps + (isDomestic ? 2 : 0) + (touchesUs ? 1 : 0),
      reported: tables.traffic.onRoute(origin, destination),
    };
  };
}
