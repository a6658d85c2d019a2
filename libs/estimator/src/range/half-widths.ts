import { fuelModelError } from '@tim/engine';
import type { Body, CargoBasis, DataCategory, PassengerLoadBasis, SeatsBasis } from '@tim/reference-data';
import type { ResolvedFlight } from '../resolve-flight.ts';

/** Half the width that holds 80 %, beside the mean absolute error [1]: ln 5 for a Laplace distribution, as good as the same for a normal one. */
const HALF_WIDTH_OF_MEAN_ERROR = Math.log(5);

/*
 * Half-widths that hold 80 %, as logarithms of a ratio [1], by the rule that gave the input. Our choice, held against published
 * figures in docs/accuracy.md. What the caller gives is taken for certain.
 */

const same = (halfWidth: number): Readonly<Record<DataCategory, number>> => ({
  PRIMARY: halfWidth,
  MODELED: halfWidth,
  DEFAULT: halfWidth,
});

const CABIN_HALF_WIDTH: Readonly<Record<SeatsBasis['kind'], Readonly<Record<DataCategory, number>>>> = {
  given: same(0),
  'scheduled-seats': { PRIMARY: 0.02, MODELED: 0.04, DEFAULT: 0.08 },
  'carrier-layouts': { PRIMARY: 0.02, MODELED: 0.04, DEFAULT: 0.08 },
  'typical-of-type': same(0.15),
  'reported-mean-of-type': same(0.15),
};

const LOAD_HALF_WIDTH: Readonly<Record<PassengerLoadBasis['kind'], number>> = {
  given: 0,
  'published-month': 0.05,
  'published-month-moved': 0.05,
  'published-months-beside': 0.05,
  'published-year': 0.05,
  'carrier-on-route': 0.1,
  'carrier-aircraft-quarter': 0.05,
  'carrier-aircraft-year': 0.05,
  'carrier-quarter': 0.05,
  'carrier-year': 0.05,
  'carrier-in-region': 0.05,
  'carrier-between-countries': 0.05,
  'all-carriers-on-route': 0.05,
  'carrier-counted': 0.05,
  'global-default': 0.05,
};

const CARGO_HALF_WIDTH: Readonly<Record<CargoBasis['kind'], Readonly<Record<Body, number>>>> = {
  given: { wide: 0, narrow: 0 },
  'carrier-on-route-by-body': { wide: 0.1, narrow: 0.005 },
  'all-carriers-on-route-by-body': { wide: 0.1, narrow: 0.005 },
  'carrier-cargo-counted': { wide: 0.1, narrow: 0.008 },
  'narrow-body-away-from-us': { wide: 0.1, narrow: 0.008 },
  'distance-band-by-body': { wide: 0.1, narrow: 0.008 },
};

/** Half-widths that hold 80 %, each as the logarithm of a ratio [1]; low and high apart where one side may be longer. */
export type HalfWidths = {
  /** Of the fuel tables beside the fuel really burned: no part of the range shown, which is of the method's own figure. */
  readonly fuelModel: number;
  readonly cabin: number;
  readonly passengerLoad: number;
  readonly cargo: number;
  readonly aircraftLow: number;
  readonly aircraftHigh: number;
};

/** Half-widths and how much they count [any unit]. */
export type WeightedWidths = { readonly widths: HalfWidths; readonly weight: number };

/** The mean of half-widths by their weights. */
export function meanHalfWidths(parts: readonly WeightedWidths[]): HalfWidths {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: keyof HalfWidths) =>
    parts.reduce((sum, { widths, weight }) => sum + (widths[of] * weight) / total, 0);
  return {
    fuelModel: mean('fuelModel'),
    cabin: mean('cabin'),
    passengerLoad: mean('passengerLoad'),
    cargo: mean('cargo'),
    aircraftLow: mean('aircraftLow'),
    aircraftHigh: mean('aircraftHigh'),
  };
}

/** How far each driver may take a flight's figure from the estimate. */
export function halfWidthsOf(resolved: ResolvedFlight): HalfWidths {
  const { seats, passengerLoadFactor, cargoMassFraction, aircraft, spread } = resolved;
  return {
    fuelModel: HALF_WIDTH_OF_MEAN_ERROR * fuelModelError(resolved.greatCircleKm),
    cabin: CABIN_HALF_WIDTH[seats.basis.kind][seats.dataCategory],
    passengerLoad: LOAD_HALF_WIDTH[passengerLoadFactor.basis.kind],
    cargo: CARGO_HALF_WIDTH[cargoMassFraction.basis.kind][aircraft.value.body],
    aircraftLow: spread.low,
    aircraftHigh: spread.high,
  };
}
