import type { Basis, BasisKind } from '@tim/estimator';

/** The word for each way to a value: the public API's where it has one. */
const STRATEGIES = {
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
  'carrier-between-countries': 'CARRIER_COUNTRY_PAIR_MONTH',
  'all-carriers-on-route': 'ROUTE_MONTH',
  'carrier-counted': 'CARRIER_COUNTED_MONTH',
  'global-default': 'GLOBAL_DEFAULT',
  'carrier-on-route-by-body': 'CARRIER_ROUTE_AIRCRAFT_CLASS',
  'all-carriers-on-route-by-body': 'ROUTE_AIRCRAFT_CLASS',
  'carrier-cargo-counted': 'CARRIER_CARGO_COUNTED',
  'narrow-body-away-from-us': 'NARROW_BODY_OUTSIDE_US',
  'distance-band-by-body': 'DISTANCE_AIRCRAFT_CLASS',
  'carrier-layouts': 'CARRIER_CABIN_LAYOUT',
  'scheduled-seats': 'FLIGHT_SCHEDULED_SEATS',
  'typical-of-type': 'AIRCRAFT_MODEL_TYPICAL',
  'reported-mean-of-type': 'AIRCRAFT_TYPE_REPORTED_MEAN',
  'flights-of-2022': 'CARRIER_ROUTE_2022',
  'flights-of-2016-17': 'CARRIER_ROUTE_2016_17',
  'estimated-from-flight-numbers': 'ESTIMATED_FROM_FLIGHT_NUMBERS',
  'scheduled-on-day': 'FLIGHT_NUMBER_SCHEDULED_DAY',
  'scheduled-for-number': 'FLIGHT_NUMBER_SCHEDULED',
  'scheduled-on-route': 'CARRIER_ROUTE_SCHEDULED',
  'seen-on-route': 'CARRIER_ROUTE_SEEN',
  'reported-on-route': 'CARRIER_ROUTE',
  'kept-for-route': 'CARRIER_ROUTE_COMPILED',
  'counted-seats-on-route': 'CARRIER_ROUTE_SEATS_COUNTED',
  'fleet-and-seats-on-route': 'CARRIER_FLEET',
  'carrier-fleet': 'CARRIER_FLEET',
  'reported-elsewhere': 'CARRIER_TYPE_REGION',
  'all-carriers-fleets': 'ALL_CARRIERS_FLEET',
  'route-compiled': 'CARRIER_ROUTE_KNOWN',
  'airport-without-passengers': 'AIRPORT_WITHOUT_PASSENGERS',
  'sells-no-seats': 'CARRIER_SELLS_NO_SEATS',
  'reported-lately': 'CARRIER_ROUTE_REPORTED',
  'reported-no-more': 'CARRIER_ROUTE_NOT_REPORTED',
  'seen-lately': 'CARRIER_ROUTE_SEEN_LATELY',
  'foreign-domestic': 'WITHIN_ANOTHER_COUNTRY',
  'no-fitting-aircraft': 'NO_FITTING_AIRCRAFT',
  'flown-by-sister': 'FLOWN_BY_SISTER',
  'between-foreign-countries': 'BETWEEN_OTHER_COUNTRIES',
  'entered-lately': 'CARRIER_ROUTE_ENTERED_LATELY',
  'entered-since': 'CARRIER_ROUTE_ENTERED',
  'entered-one-way': 'CARRIER_ROUTE_ENTERED_ONCE',
  'flown-in-2022': 'CARRIER_ROUTE_FLOWN_2022',
  'hardly-flown-in-2022': 'CARRIER_ROUTE_HARDLY_FLOWN_2022',
  'flown-in-2016-17': 'CARRIER_ROUTE_FLOWN_2016_17',
  'listed-alone': 'CARRIER_ROUTE_LISTED',
  'airport-position': 'AIRPORT_REFERENCE_POINT',
  'seat-area': 'NARROW_AIRCRAFT_BODY',
  'carrier-type-in-region': 'CARRIER_TYPE_REGION',
  'contrails-by-season-and-hour': 'GREAT_CIRCLE_SEASON_HOUR',
  'contrail-energy-forcing-grid': 'CONTRAIL_ENERGY_FORCING_GRID',
  'contrail-probability-grid': 'CONTRAIL_PROBABILITY_GRID',
} as const satisfies Readonly<Record<BasisKind, string>>;

type StrategyOf<Kind extends BasisKind> = (typeof STRATEGIES)[Kind];
type ScalableKind = Extract<Basis, { readonly isScaledToReportedTotal: boolean }>['kind'];
type Layouts = StrategyOf<'carrier-layouts'>;

/** The strategies of seats that were brought to the total the carrier reported. */
export type ScaledStrategy =
  `${StrategyOf<ScalableKind>}_SCALED_TO_REPORTED_TOTAL` | `${Layouts}_SCALED_TO_REPORTED_TOTAL_MEAN`;

/** How a value was come by, as one word of the messages. */
export type Strategy =
  StrategyOf<BasisKind> | 'WIDE_AIRCRAFT_BODY' | 'FLIGHT_SCHEDULED_TOTAL' | `${Layouts}_MEAN` | ScaledStrategy;

/** The specification's word for the fuel of a whole flight: from the tables of 2023 with the winglet correction. */
export const FUEL_STRATEGY = 'EEA2023_CORRECTION_FACTOR';

/** A basis as one word: the strategy of the messages. */
export function strategyOf(basis: Basis): Strategy {
  switch (basis.kind) {
    case 'seat-area':
      return basis.body === 'wide' ? 'WIDE_AIRCRAFT_BODY' : STRATEGIES['seat-area'];
    case 'scheduled-seats':
      return basis.isSharedOut ? 'FLIGHT_SCHEDULED_TOTAL' : STRATEGIES[basis.kind];
    case 'carrier-layouts':
      return `${STRATEGIES[basis.kind]}${scaled(basis)}${basis.layouts.length > 1 ? '_MEAN' : ''}`;
    case 'typical-of-type':
    case 'reported-mean-of-type':
      return `${STRATEGIES[basis.kind]}${scaled(basis)}`;
    default:
      return STRATEGIES[basis.kind];
  }
}

const scaled = ({ isScaledToReportedTotal }: { readonly isScaledToReportedTotal: boolean }) =>
  isScaledToReportedTotal ? '_SCALED_TO_REPORTED_TOTAL' : '';
