import type { Airport, CarrierRoute, FrequencyBasis, Sourced, Tables } from '@tim/reference-data';

/**
 * Flights a year of one flight number, where a carrier-route's frequency is not known: the median over those where it is.
 * Source: our tables (flight numbers of 2026 beside flights of 2022, else 2016-17); see docs/methodology.md.
 */
const FLIGHTS_A_YEAR_PER_NUMBER = 95;

const DAYS_A_YEAR = 365;

/** A listed route counts as flown on at least as many days as the method's filter wants, because frequencies of 2022 run low. */
const FEWEST_DAYS = 20;

/** Flights a year of a carrier on a route: known of it or of the way back, else estimated from its flight numbers. */
export function flightsAYear(
  tables: Tables,
  { carrierCode, flightNumberCount }: CarrierRoute,
  origin: Airport,
  destination: Airport,
): Sourced<number, FrequencyBasis> {
  return (
    tables.frequencies.ofCarrierRoute(carrierCode, origin, destination) ??
    tables.frequencies.ofCarrierRoute(carrierCode, destination, origin) ?? {
      value: flightNumberCount * FLIGHTS_A_YEAR_PER_NUMBER,
      basis: { kind: 'estimated-from-flight-numbers' },
      source: 'ROUTE_LIST',
      sourceVersion: tables.flights.sourceVersion,
      dataCategory: 'DEFAULT',
    }
  );
}

/** Days a year on which a carrier flies a route: its flights a year; between 20, since the list of flights shows it is flown, and 365. */
export function operatingDays(
  tables: Tables,
  route: CarrierRoute,
  origin: Airport,
  destination: Airport,
): Sourced<number, FrequencyBasis> {
  const flights = flightsAYear(tables, route, origin, destination);
  return { ...flights, value: Math.max(FEWEST_DAYS, Math.min(DAYS_A_YEAR, flights.value)) };
}
