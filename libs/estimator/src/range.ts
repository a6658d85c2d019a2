import { CabinGrams, kmToNauticalMiles } from '@tim/engine';
import type { Sourced } from '@tim/reference-data';
import type { GramsRange, RangeDriver } from './estimate.ts';
import type { Load } from './loads.ts';
import type { ResolvedFlight } from './resolve-carrier-route.ts';

/**
 * Mean absolute error of the fuel model beside reported fuel, by great-circle distance [NM, 1].
 * Source: Advisory Committee, AC/5, Model Selection brief, EEA 2023 with distance adjustment; read off its bars, +-0.002.
 */
const FUEL_MODEL_ERROR: readonly (readonly [nauticalMiles: number, error: number])[] = [
  [125, 0.104],
  [250, 0.083],
  [500, 0.078],
  [750, 0.077],
  [1000, 0.07],
  [1500, 0.07],
  [2000, 0.074],
  [2500, 0.084],
  [3000, 0.084],
  [3500, 0.095],
  [4000, 0.098],
  [4500, 0.078],
  [5000, 0.074],
  [5500, 0.067],
];

const POINT_DISTANCES = Float64Array.from(FUEL_MODEL_ERROR, ([nauticalMiles]) => nauticalMiles);
const POINT_ERRORS = Float64Array.from(FUEL_MODEL_ERROR, ([, error]) => error);

/** Half the width that holds 80 %, beside the mean absolute error [1]: ln 5 for a Laplace distribution, as good as the same for a normal one. */
const HALF_WIDTH_OF_MEAN_ERROR = Math.log(5);

/**
 * Half-widths that hold 80 %, as logarithms of a ratio [1]. Our choice, held against published figures in docs/accuracy.md:
 * cabins by how well they are known, loads by the tier that gave them.
 */
const CABIN_HALF_WIDTH = { PRIMARY: 0.02, MODELED: 0.04, DEFAULT: 0.08 } as const;
const TYPICAL_CABIN_HALF_WIDTH = 0.2;
const REPORTED_LOAD_FACTOR_HALF_WIDTH = 0.06;
const OTHER_LOAD_FACTOR_HALF_WIDTH = 0.05;
const CARGO_HALF_WIDTH = {
  wide: { known: 0.1, band: 0.12 },
  narrow: { known: 0.005, band: 0.008 },
} as const;

/** Mean absolute error of the fuel model at a distance [1], linear between the published points and flat outside them. */
export function fuelModelError(greatCircleKm: number): number {
  const nauticalMiles = kmToNauticalMiles(greatCircleKm);
  let at = 0;
  while (at < POINT_DISTANCES.length && nauticalMiles > (POINT_DISTANCES[at] ?? 0)) at += 1;
  const error = POINT_ERRORS[at] ?? 0;
  if (at === 0) return error;
  const beforeDistance = POINT_DISTANCES[at - 1] ?? 0;
  const beforeError = POINT_ERRORS[at - 1] ?? 0;
  if (at === POINT_DISTANCES.length) return beforeError;
  const span = (POINT_DISTANCES[at] ?? 0) - beforeDistance;
  return beforeError + ((error - beforeError) * (nauticalMiles - beforeDistance)) / span;
}

function cabinHalfWidth({ source, dataCategory }: Sourced<unknown>): number {
  if (source !== 'CARRIER_CABIN_TABLE') return TYPICAL_CABIN_HALF_WIDTH;
  if (dataCategory === 'PRIMARY') return CABIN_HALF_WIDTH.PRIMARY;
  return dataCategory === 'MODELED' ? CABIN_HALF_WIDTH.MODELED : CABIN_HALF_WIDTH.DEFAULT;
}

const loadFactorHalfWidth = ({ strategy }: Load) =>
  strategy === 'CARRIER_ROUTE_MONTH' ? REPORTED_LOAD_FACTOR_HALF_WIDTH : OTHER_LOAD_FACTOR_HALF_WIDTH;

function cargoHalfWidth({ departures }: Load, body: 'narrow' | 'wide'): number {
  const { known, band } = body === 'wide' ? CARGO_HALF_WIDTH.wide : CARGO_HALF_WIDTH.narrow;
  return departures > 0 ? known : band;
}

/** Half-widths that hold 80 %, each as the logarithm of a ratio [1]; low and high apart where one side may be longer. */
export type HalfWidths = {
  readonly fuelModel: number;
  readonly cabin: number;
  readonly passengerLoad: number;
  readonly cargo: number;
  readonly aircraftLow: number;
  readonly aircraftHigh: number;
};

/** How far each driver may take a flight's figure from the estimate. */
export function halfWidthsOf(resolved: ResolvedFlight): HalfWidths {
  const { body } = resolved.aircraft.value;
  return {
    fuelModel: HALF_WIDTH_OF_MEAN_ERROR * fuelModelError(resolved.greatCircleKm),
    cabin: cabinHalfWidth(resolved.seats),
    passengerLoad: loadFactorHalfWidth(resolved.passengerLoadFactor),
    cargo: cargoHalfWidth(resolved.cargoMassFraction, body),
    aircraftLow: resolved.spread.low,
    aircraftHigh: resolved.spread.high,
  };
}

/** Sum of the squares of all drivers without a side; the aircraft and what else has one are added by side. */
export function symmetricSquares({ fuelModel, cabin, passengerLoad, cargo }: HalfWidths): number {
  return fuelModel * fuelModel + cabin * cabin + passengerLoad * passengerLoad + cargo * cargo;
}

/**
 * Each driver's part of the squares, largest first.
 *
 * @param routesSquares - mean square of the spread between routes, low and high; undefined where there is but one flight
 */
export function driversOf(widths: HalfWidths, routesSquares?: number): readonly RangeDriver[] {
  const { fuelModel, cabin, passengerLoad, cargo, aircraftLow, aircraftHigh } = widths;
  const aircraftSquares = (aircraftLow * aircraftLow + aircraftHigh * aircraftHigh) / 2;
  const total = symmetricSquares(widths) + aircraftSquares + (routesSquares ?? 0);
  const driver = (key: RangeDriver['key'], name: string, squares: number) => ({ key, name, share: squares / total });
  // The likeliest order, so that there is little to sort.
  const drivers = [
    driver('aircraft', 'Which aircraft and cabin it is', aircraftSquares),
    driver('fuelModel', 'Fuel model beside reported fuel', fuelModel * fuelModel),
    driver('cabin', 'How well the seats are known', cabin * cabin),
    driver('passengerLoad', 'How full the flight is', passengerLoad * passengerLoad),
    driver('cargo', 'How much cargo it carries', cargo * cargo),
  ];
  if (routesSquares !== undefined) drivers.push(driver('routes', 'Which route and airline it is', routesSquares));
  sortFalling(drivers);
  return drivers;
}

/** Sorts a few drivers by their shares, keeping the order of equals: sooner than a general sort is set up. */
function sortFalling(drivers: RangeDriver[]): void {
  for (let end = 1; end < drivers.length; end += 1) {
    const driver = drivers[end];
    if (!driver) return;
    let at = end;
    for (; at > 0; at -= 1) {
      const before = drivers[at - 1];
      if (!before || before.share >= driver.share) break;
      drivers[at] = before;
    }
    drivers[at] = driver;
  }
}

/** Its drivers are worked out when they are read: an answer shows them with its working alone. */
class FlightRange implements GramsRange {
  readonly low: CabinGrams;
  readonly high: CabinGrams;
  readonly #widths: HalfWidths;

  constructor(widths: HalfWidths, low: CabinGrams, high: CabinGrams) {
    this.#widths = widths;
    this.low = low;
    this.high = high;
  }

  get drivers(): readonly RangeDriver[] {
    return driversOf(this.#widths);
  }

  toJSON(): GramsRange {
    const { low, high, drivers } = this;
    return { low, high, drivers };
  }
}

/**
 * What the figure may be expected to lie between, meant to hold 80 %: independent drivers, each a half-width as the
 * logarithm of a ratio, added as squares, low and high apart because the mix of aircraft may lean to one side.
 *
 * @returns grams rounded outwards, and each driver's part of the squares
 */
export function rangeOf(resolved: ResolvedFlight, grams: CabinGrams): GramsRange {
  const widths = halfWidthsOf(resolved);
  const squares = symmetricSquares(widths);
  const lowFactor = Math.exp(-Math.sqrt(squares + widths.aircraftLow * widths.aircraftLow));
  const highFactor = Math.exp(Math.sqrt(squares + widths.aircraftHigh * widths.aircraftHigh));
  const low = new CabinGrams(
    Math.floor(grams.economy * lowFactor),
    Math.floor(grams.premiumEconomy * lowFactor),
    Math.floor(grams.business * lowFactor),
    Math.floor(grams.first * lowFactor),
  );
  const high = new CabinGrams(
    Math.ceil(grams.economy * highFactor),
    Math.ceil(grams.premiumEconomy * highFactor),
    Math.ceil(grams.business * highFactor),
    Math.ceil(grams.first * highFactor),
  );
  return new FlightRange(widths, low, high);
}
