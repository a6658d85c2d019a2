import type { Body, Provenance, Sourced } from '@tim/reference-data';

/** A value with where it came from. */
export function sourced<Value>(value: Value, provenance: Provenance): Sourced<Value> {
  const { strategy, source, sourceVersion, dataCategory } = provenance;
  return { value, strategy, source, sourceVersion, dataCategory };
}

/** Where airport coordinates come from. */
export const AIRPORT_PROVENANCE: Provenance = {
  strategy: 'AIRPORT_REFERENCE_POINT',
  source: 'AIRPORT_LIST',
  sourceVersion: 'OurAirports, OpenTravelData',
  dataCategory: 'PRIMARY',
};

/** Where the seat area ratios of a body come from. */
export function seatAreaProvenance(body: Body): Provenance {
  return {
    strategy: body === 'wide' ? 'WIDE_AIRCRAFT_BODY' : 'NARROW_AIRCRAFT_BODY',
    source: 'IATA',
    sourceVersion: 'IATA RP 1726',
    dataCategory: 'DEFAULT',
  };
}

/**
 * Load factor where none is known by route or carrier: 0.845, occupied / available seats.
 * Source: Google TIM 3.0.0, README, "Passenger load factor"; from US figures of 2019.
 */
export const GLOBAL_DEFAULT_LOAD_FACTOR = {
  value: 0.845,
  strategy: 'GLOBAL_DEFAULT',
  source: 'GLOBAL_DEFAULT',
  sourceVersion: '2019',
  dataCategory: 'DEFAULT',
} as const;
