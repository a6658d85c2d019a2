import type { Airport, CarrierRoute, FrequencyBasis, Sourced, Tables } from '@tim/reference-data';

/**
 * Flights a year of one flight number, where a carrier-route's frequency is not known: the median over those where it is.
 * Source: our tables (flight numbers of 2026 beside flights of 2022, else 2016-17); see docs/methodology.md.
 */
export const FLIGHTS_A_YEAR_PER_NUMBER = 95;

const DAYS_A_YEAR = 365;

/** A route of today's list counts as flown on as many days as the method's filter wants: frequencies of 2022 run low. */
const FEWEST_DAYS = 20;

/**
 * Days a year on which a carrier flies a route: known flights a year, else estimated from its flight numbers; between 20,
 * since the list of flights shows it is flown, and 365.
 */
export function operatingDays(
  tables: Tables,
  route: CarrierRoute,
  origin: Airport,
  destination: Airport,
): Sourced<number, FrequencyBasis> {
  const known = tables.frequencies.ofCarrierRoute(route.carrierCode, origin, destination);
  const flights = known ?? {
    value: route.flightNumberCount * FLIGHTS_A_YEAR_PER_NUMBER,
    basis: { kind: 'estimated-from-flight-numbers' as const },
    source: 'ROUTE_LIST' as const,
    sourceVersion: tables.flights.sourceVersion,
    dataCategory: 'DEFAULT' as const,
  };
  return { ...flights, value: Math.max(FEWEST_DAYS, Math.min(DAYS_A_YEAR, flights.value)) };
}
