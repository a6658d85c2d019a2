import { greatCircleDistanceKm } from '@tim/engine';
import type { Airport, RouteTrafficRow, Tables } from '@tim/reference-data';

/** Great-circle distance from which a flight is long-haul, and from which ultra-long-haul [km]. Our choice. */
const LONG_HAUL_FROM_KM = 4500;
const ULTRA_LONG_HAUL_FROM_KM = 12_000;

/**
 * Countries that US statistics take for the United States: its states and its territories, between which a flight is domestic
 * (US BTS T-100 and T-2).
 */
const US_COUNTRY_CODES: ReadonlySet<string> = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS']);

/** Whether a country's code is that of the US or one of its territories. */
export const isUsTerritory = (countryCode: string): boolean => US_COUNTRY_CODES.has(countryCode);

/** A route with what the rules ask of it. */
export type Route = {
  readonly origin: Airport;
  readonly destination: Airport;
  /** [km] */
  readonly greatCircleKm: number;
  readonly isDomestic: boolean;
  /** Whether either end is in the US or its territories: T-100 and T-2 know of no other flights. */
  readonly touchesUs: boolean;
  readonly length: 'short' | 'long' | 'ultra-long';
  /** What was reported of it; empty away from the US. */
  readonly reported: readonly RouteTrafficRow[];
};

/** A route between two airports. */
export function routeBetween(tables: Pick<Tables, 'traffic'>, origin: Airport, destination: Airport): Route {
  const greatCircleKm = greatCircleDistanceKm(origin, destination);
  const from = isUsTerritory(origin.countryCode);
  const to = isUsTerritory(destination.countryCode);
  return {
    origin,
    destination,
    greatCircleKm,
    isDomestic: origin.countryCode === destination.countryCode || (from && to),
    touchesUs: from || to,
    length: lengthOf(greatCircleKm),
    reported: tables.traffic.onRoute(origin, destination),
  };
}

function lengthOf(greatCircleKm: number): Route['length'] {
  if (greatCircleKm >= ULTRA_LONG_HAUL_FROM_KM) return 'ultra-long';
  return greatCircleKm >= LONG_HAUL_FROM_KM ? 'long' : 'short';
}
