import { greatCircleDistanceKm } from '@tim/engine';
import type { Airport, RouteTrafficRow, Tables } from '@tim/reference-data';

/** Great-circle distance from which a flight is long-haul, and from which ultra-long-haul [km]. Our choice. */
const LONG_HAUL_FROM_KM = 4500;
const ULTRA_LONG_HAUL_FROM_KM = 12_000;

const LENGTHS = ['short', 'long', 'ultra-long'] as const;

/**
 * Whether US statistics take the country for the United States: its states and its territories, between which a flight is
 * domestic (US BTS T-100 and T-2).
 */
const isUs = (countryCode: string) =>
  countryCode === 'US' ||
  countryCode === 'PR' ||
  countryCode === 'VI' ||
  countryCode === 'GU' ||
  countryCode === 'MP' ||
  countryCode === 'AS';

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

export function routeBetween({ traffic }: Pick<Tables, 'traffic'>, origin: Airport, destination: Airport): Route {
  const greatCircleKm = greatCircleDistanceKm(origin, destination);
  const [fromUs, toUs] = [isUs(origin.countryCode), isUs(destination.countryCode)];
  const isDomestic = origin.countryCode === destination.countryCode || (fromUs && toUs);
  const touchesUs = fromUs || toUs;
  const steps = greatCircleKm >= ULTRA_LONG_HAUL_FROM_KM ? 2 : greatCircleKm >= LONG_HAUL_FROM_KM ? 1 : 0;
  return {
    origin,
    destination,
    greatCircleKm,
    isDomestic,
    touchesUs,
    length: LENGTHS[steps],
    kindNumber: 4 * steps + (isDomestic ? 2 : 0) + (touchesUs ? 1 : 0),
    reported: traffic.onRoute(origin, destination),
  };
}
