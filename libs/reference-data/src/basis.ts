/** The flights a published load factor holds for: within the carrier's country, all others, or both together. */
export type PublishedScope = 'domestic' | 'international' | 'all';

/** Named by the caller. */
export type Given = { readonly kind: 'given' };

/** Which fuel table stands for an aircraft: its own, another type's, or another type's with the winglet factor. */
export type FuelBasis =
  | { readonly kind: 'own-fuel-table' }
  | { readonly kind: 'similar-fuel-table' }
  | { readonly kind: 'winglet-corrected-fuel-table' }
  | { readonly kind: 'no-fuel-table' };

export type DistanceFactorBasis =
  Given | { readonly kind: 'airport-pair' } | { readonly kind: 'country-pair' } | { readonly kind: 'all-flights-mean' };

/** A load factor as the carrier publishes it. */
export type PublishedLoadBasis = {
  /**
   * The month itself; moved from a group or more of the carrier's flights; from the months beside it; from others of the year.
   */
  readonly kind: 'published-month' | 'published-month-moved' | 'published-months-beside' | 'published-year';
  readonly scope: PublishedScope;
  /** 1 to 12; absent for the mean of the year. */
  readonly month?: number;
  /** Readings it rests on: years of a month, months of the year. 0 when not known. */
  readonly readings: number;
};

/** How full flights are: the rules' answers, nearest to the flight first. */
export type PassengerLoadBasis =
  | Given
  | PublishedLoadBasis
  | { readonly kind: 'carrier-on-route'; readonly departures: number }
  | { readonly kind: 'carrier-aircraft-quarter'; readonly departures: number }
  | { readonly kind: 'carrier-aircraft-year'; readonly departures: number }
  | { readonly kind: 'carrier-quarter'; readonly departures: number }
  | { readonly kind: 'carrier-year'; readonly departures: number }
  | { readonly kind: 'carrier-in-region'; readonly departures: number }
  /** Counted by an authority: of the carrier between two countries; of all carriers on the route; of all the carrier's there. */
  | {
      readonly kind: 'carrier-between-countries' | 'all-carriers-on-route' | 'carrier-counted';
      readonly departures: number;
    }
  | { readonly kind: 'global-default' };

export type CargoBasis =
  | Given
  | { readonly kind: 'carrier-on-route-by-body'; readonly departures: number }
  | { readonly kind: 'all-carriers-on-route-by-body'; readonly departures: number }
  /** Counted by an authority on the carrier's flights at home or abroad. */
  | { readonly kind: 'carrier-cargo-counted'; readonly departures: number }
  | { readonly kind: 'narrow-body-away-from-us' }
  | { readonly kind: 'distance-band-by-body' };

export type SeatsBasis =
  | Given
  /** The carrier's own layouts: one, or the mean of several. */
  | { readonly kind: 'carrier-layouts'; readonly layouts: readonly string[]; readonly isScaledToReportedTotal: boolean }
  | { readonly kind: 'typical-of-type'; readonly isScaledToReportedTotal: boolean }
  | { readonly kind: 'reported-mean-of-type'; readonly isScaledToReportedTotal: boolean }
  /** A schedule's: its own seats of each class, or its total shared out as in a layout that is known. */
  | { readonly kind: 'scheduled-seats'; readonly isSharedOut: boolean };

/** Flights a year. */
export type FrequencyBasis =
  | { readonly kind: 'flights-of-2022' }
  | { readonly kind: 'flights-of-2016-17' }
  | { readonly kind: 'estimated-from-flight-numbers' };

/** A schedule: of the very number, season and weekday; of the number; of the carrier's flights on the route. */
export type ScheduledBasis = {
  readonly kind: 'scheduled-on-day' | 'scheduled-for-number' | 'scheduled-on-route';
  /** Title, edition and licence of the schedule. */
  readonly schedule: string;
};

/** Types that may fly. */
export type FleetBasis =
  | Given
  | ScheduledBasis
  | { readonly kind: 'seen-on-route' }
  | { readonly kind: 'reported-on-route' }
  | { readonly kind: 'kept-for-route' }
  | { readonly kind: 'counted-seats-on-route' }
  | { readonly kind: 'fleet-and-seats-on-route' }
  | { readonly kind: 'carrier-fleet' }
  | { readonly kind: 'reported-elsewhere' }
  | { readonly kind: 'all-carriers-fleets' };

/** What says whether a carrier flies a route: the rules' answers. Months are YYYY-MM. */
export type StandingBasis =
  | ScheduledBasis
  /** Compiled for this project: it flies, or does not. */
  | { readonly kind: 'route-compiled' }
  /** No flights of this airport can be booked. */
  | { readonly kind: 'airport-without-passengers'; readonly airportCode: string; readonly use: string }
  /** The carrier flies for others, charters or freight: nothing is sold under its code. */
  | { readonly kind: 'sells-no-seats' }
  /** Counted by an authority that counts all, or seen at an airport. */
  | { readonly kind: 'reported-lately' | 'reported-no-more'; readonly through: string }
  | { readonly kind: 'seen-lately' }
  /** Between two places of a country that is not the carrier's. */
  | { readonly kind: 'foreign-domestic' }
  | { readonly kind: 'no-fitting-aircraft' }
  | { readonly kind: 'flown-by-sister'; readonly carrierCode: string }
  /** Between two countries of which neither is the carrier's. */
  | { readonly kind: 'between-foreign-countries' }
  | { readonly kind: 'entered-lately' | 'entered-since' | 'entered-one-way'; readonly lastEntered: string }
  | { readonly kind: 'flown-in-2022' | 'hardly-flown-in-2022' }
  | { readonly kind: 'flown-in-2016-17' }
  /** In the list of flights, and no more is known. */
  | { readonly kind: 'listed-alone' };

export type OtherBasis =
  | { readonly kind: 'airport-position' }
  | { readonly kind: 'seat-area'; readonly body: 'narrow' | 'wide' }
  | { readonly kind: 'carrier-type-in-region' }
  | { readonly kind: 'contrails-by-season-and-hour' }
  | { readonly kind: 'contrail-energy-forcing-grid' }
  | { readonly kind: 'contrail-probability-grid' };

/** Which rule or look-up gave a value, with its parameters. Whoever says it in words or strategies has one entry for each kind. */
export type Basis =
  | FuelBasis
  | DistanceFactorBasis
  | PassengerLoadBasis
  | CargoBasis
  | SeatsBasis
  | FrequencyBasis
  | FleetBasis
  | StandingBasis
  | OtherBasis;
export type BasisKind = Basis['kind'];
