import type { Airport } from '@tim/reference-data';

/** Great-circle distance from which a flight is long-haul, and from which ultra-long-haul [km]. Our choice. */
const LONG_HAUL_FROM_KM = 4500;
const ULTRA_LONG_HAUL_FROM_KM = 12_000;

const LENGTHS = ['short', 'long', 'ultra-long'] as const;

/** How many kinds of route there are. */
export const ROUTE_KINDS = 4 * LENGTHS.length;

/** Where a route goes, as far as it matters for the layout flown. */
export type RouteKind = {
  /** The same for all routes that differ by their airports alone, 0 to 11. */
  readonly number: number;
  readonly isDomestic: boolean;
  readonly touchesUs: boolean;
  readonly length: (typeof LENGTHS)[number];
  readonly originCode: string;
  readonly destinationCode: string;
};

/** Whether either end is in the US: T-100 and T-2 know of no other flights. */
export function touchesUs(origin: Airport, destination: Airport): boolean {
  return origin.countryCode === 'US' || destination.countryCode === 'US';
}

export function routeKind(origin: Airport, destination: Airport, greatCircleKm: number): RouteKind {
  const isDomestic = origin.countryCode === destination.countryCode;
  const isUs = touchesUs(origin, destination);
  const steps = greatCircleKm >= ULTRA_LONG_HAUL_FROM_KM ? 2 : greatCircleKm >= LONG_HAUL_FROM_KM ? 1 : 0;
  return {
    number: 4 * steps + (isDomestic ? 2 : 0) + (isUs ? 1 : 0),
    isDomestic,
    touchesUs: isUs,
    length: LENGTHS[steps],
    originCode: origin.iataAirportCode,
    destinationCode: destination.iataAirportCode,
  };
}
