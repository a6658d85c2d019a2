import type { Basis, BasisKind } from '@tim/estimator';

/** The word for each way to a value: the public API's where it has one. */
const STRATEGIES: Readonly<Record<BasisKind, string>> = {
  given: 'REQUEST',
  'own-fuel-table': 'AIRCRAFT_MAPPING_EXACT',
  'similar-fuel-table': 'AIRCRAFT_MAPPING_FALLBACK',
  'winglet-corrected-fuel-table': 'AIRCRAFT_MAPPING_FALLBACK_WITH_CORRECTION_FACTOR',
  'no-fuel-table': 'NONE',
  'airport-pair': 'ORIGIN_DESTINATION',
  'country-pair': 'COUNTRY_PAIR',
  'all-flights-mean': 'DEFAULT',
  'published-month': 'CARRIER_PUBLISHED_MONTH',
  'published-month-moved': 'CARRIER_PUBLISHED_MONTH_MOVED',
  'published-months-beside': 'CARRIER_PUBLISHED_MONTHS_BESIDE',
  'published-year': 'CARRIER_PUBLISHED_YEAR',
  'carrier-on-route': 'CARRIER_ROUTE_MONTH',
  'carrier-aircraft-quarter': 'CARRIER_AIRCRAFT_QUARTER',
  'carrier-aircraft-year': 'CARRIER_AIRCRAFT_YEAR',
  'carrier-quarter': 'CARRIER_QUARTER',
  'carrier-year': 'CARRIER_YEAR',
  'carrier-in-region': 'CARRIER_MONTH',
  'global-default': 'GLOBAL_DEFAULT',
  'carrier-on-route-by-body': 'CARRIER_ROUTE_AIRCRAFT_CLASS',
  'all-carriers-on-route-by-body': 'ROUTE_AIRCRAFT_CLASS',
  'narrow-body-away-from-us': 'NARROW_BODY_OUTSIDE_US',
  'distance-band-by-body': 'DISTANCE_AIRCRAFT_CLASS',
  'carrier-layouts': 'CARRIER_CABIN_LAYOUT',
  'typical-of-type': 'AIRCRAFT_MODEL_TYPICAL',
  'reported-mean-of-type': 'AIRCRAFT_TYPE_REPORTED_MEAN',
  'flights-of-2022': 'CARRIER_ROUTE_2022',
  'flights-of-2016-17': 'CARRIER_ROUTE_2016_17',
  'estimated-from-flight-numbers': 'ESTIMATED_FROM_FLIGHT_NUMBERS',
  'reported-on-route': 'CARRIER_ROUTE',
  'fleet-and-seats-on-route': 'CARRIER_FLEET',
  'carrier-fleet': 'CARRIER_FLEET',
  'reported-elsewhere': 'CARRIER_TYPE_REGION',
  'all-carriers-fleets': 'ALL_CARRIERS_FLEET',
  'airport-position': 'AIRPORT_REFERENCE_POINT',
  'seat-area': 'NARROW_AIRCRAFT_BODY',
  'carrier-type-in-region': 'CARRIER_TYPE_REGION',
  'contrails-by-season-and-hour': 'GREAT_CIRCLE_SEASON_HOUR',
  'contrail-energy-forcing-grid': 'CONTRAIL_ENERGY_FORCING_GRID',
  'contrail-probability-grid': 'CONTRAIL_PROBABILITY_GRID',
};

/** A basis as one word: the strategy of the messages. */
export function strategyOf(basis: Basis): string {
  if (basis.kind === 'seat-area') return basis.body === 'wide' ? 'WIDE_AIRCRAFT_BODY' : 'NARROW_AIRCRAFT_BODY';
  const scaled = 'isScaledToReportedTotal' in basis && basis.isScaledToReportedTotal ? '_SCALED_TO_REPORTED_TOTAL' : '';
  const mean = basis.kind === 'carrier-layouts' && basis.layouts.length > 1 ? '_MEAN' : '';
  return `${STRATEGIES[basis.kind]}${scaled}${mean}`;
}
