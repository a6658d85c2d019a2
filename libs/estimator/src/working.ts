import type { ContrailsBucket, PerCabin } from '@tim/engine';
import type { Body, Provenance } from '@tim/reference-data';

type Cabin = keyof PerCabin;

/** What a number of the working is, where that needs no parameter. */
export type PlainQuantityKind =
  | 'great-circle-distance'
  | 'distance-adjustment-factor'
  | 'flown-distance'
  | 'ccd-distance'
  | 'aircraft'
  | 'fuel-table'
  | 'fuel-factor'
  | 'lto-fuel'
  | 'ccd-fuel'
  | 'flight-fuel'
  | 'well-to-tank-factor'
  | 'tank-to-wake-factor'
  | 'well-to-tank-emissions'
  | 'tank-to-wake-emissions'
  | 'well-to-wake-emissions'
  | 'cargo-departures'
  | 'passenger-departures'
  | 'passengers-emissions'
  | 'capacity'
  | 'passenger-load-factor'
  | 'economy-seat-emissions'
  | 'range-low'
  | 'range-high'
  | 'burned-range-low'
  | 'burned-range-high'
  | 'contrail-energy'
  | 'departure-hour'
  | 'contrail-ratio-at-departure'
  | 'contrail-ratio'
  | 'label-version';

/** What a number of the working is, as a code with parameters. */
export type QuantityName =
  | { readonly kind: PlainQuantityKind }
  | { readonly kind: 'latitude' | 'longitude'; readonly end: 'origin' | 'destination'; readonly airportCode: string }
  | { readonly kind: 'distance-near-airports'; readonly nauticalMiles: number }
  | { readonly kind: 'cargo-mass-fraction'; readonly passengerMassKg: number }
  | { readonly kind: 'seats' | 'grams-per-passenger' | 'label-grams' | 'typical-grams'; readonly cabin: Cabin }
  | { readonly kind: 'seat-area'; readonly cabin: Cabin; readonly body: Body }
  | { readonly kind: 'half-width'; readonly driver: 'fuelModel' | 'cabin' | 'passengerLoad' | 'cargo' }
  | { readonly kind: 'half-width-low' | 'half-width-high'; readonly driver: 'aircraft' | 'routes' }
  | { readonly kind: 'contrail-ratio-at'; readonly hours: number }
  | { readonly kind: 'contrail-day-share'; readonly bucket: ContrailsBucket }
  | {
      readonly kind: 'route-duration' | 'route-grams' | 'route-days' | 'route-standing';
      /** Among the routes that count, 1 for the fastest. */
      readonly place: number;
      /** City pairs, e.g. ZRH-LON. */
      readonly legs: readonly string[];
      readonly carrierCodes: readonly string[];
    };

export type QuantityKind = QuantityName['kind'];

/** A number or a name in the working; its unit follows from its name, and `libs/words` has it, with what it is called. */
export type Quantity = {
  readonly name: QuantityName;
  readonly value: number;
  /** Where the value came from; absent for the result of an earlier step. */
  readonly provenance?: Provenance;
  /** Set when the quantity is a name; `value` is then 0. */
  readonly text?: string;
};

/** What a step computes. */
export type StepKey =
  | 'greatCircleDistance'
  | 'flownDistance'
  | 'ccdDistance'
  | 'fuelBurn'
  | 'flightEmissions'
  | 'passengersEmissions'
  | 'equivalentCapacity'
  | 'economySeat'
  | 'passengerGrams'
  | 'range'
  | 'contrails'
  | 'easaLabel'
  | 'typicalRoutes'
  | 'weightedMedian';

/** The limits that say which routes of a market count. */
export type RouteLimits = {
  readonly connectionHours: number;
  readonly slowestKmPerHour: number;
  readonly fastestRoutes: number;
  /** Distance from a city within which other cities' airports may count [km]. */
  readonly nearbyKm: number;
  /** Share of a city's people from which an airport of another city counts as used by them [1]. */
  readonly fewestUsersFraction: number;
};

/** One step, as computed. */
export type WorkingStep = {
  readonly key: StepKey;
  readonly inputs: readonly Quantity[];
  readonly results: readonly Quantity[];
  /** Of the step typicalRoutes alone. */
  readonly limits?: RouteLimits;
};

export type Working = { readonly engineVersion: string; readonly steps: readonly WorkingStep[] };
