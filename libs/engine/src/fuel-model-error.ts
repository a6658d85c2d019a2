import { requireNumber } from './require-number.ts';
import { kmToNauticalMiles } from './units.ts';

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

/**
 * Mean absolute error of the fuel model at a distance: linear between the published points and flat outside them.
 *
 * @param greatCircleKm - distance [km], finite, >= 0
 * @returns error [1] beside reported fuel
 * @throws RangeError if `greatCircleKm` is negative or not finite
 */
export function fuelModelError(greatCircleKm: number): number {
  requireNumber('greatCircleKm', greatCircleKm, 0, Number.MAX_VALUE);
  const nauticalMiles = kmToNauticalMiles(greatCircleKm);
  const at = FUEL_MODEL_ERROR.findIndex(([distance]) => nauticalMiles <= distance);
  const [endDistance, endError] = FUEL_MODEL_ERROR.at(at) ?? [0, 0];
  const [startDistance, startError] = FUEL_MODEL_ERROR[at - 1] ?? [endDistance, endError];
  // Beyond the last point `at` is -1, which stands for the last one.
  if (endDistance === startDistance) return endError;
  return startError + ((endError - startError) * (nauticalMiles - startDistance)) / (endDistance - startDistance);
}
