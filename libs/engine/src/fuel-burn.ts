import { requireNumber } from './require-number.ts';
import { kmToNauticalMiles } from './units.ts';

/**
 * Fuel on LTO and CCD of a winglet or sharklet variant, beside the type without them [1].
 * Source: Google TIM 3.0.0, README, "Supported via winglet/sharklet correction factor".
 */
export const WINGLET_FUEL_FACTOR = 0.97;

/**
 * The fuel one aircraft type burns, by distance (EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1).
 *
 * Two or more points, distances rising.
 */
export type FuelBurnCurve = {
  readonly icaoAircraftType: string;
  /** Fuel of the landing and take-off cycle [kg], >= 0. */
  readonly ltoFuelKg: number;
  /** Distances flown in climb, cruise and descent [NM]. */
  readonly ccdDistancesNauticalMiles: readonly number[];
  /** Fuel of climb, cruise and descent at those distances [kg]. */
  readonly ccdFuelKg: readonly number[];
};

/** Fuel of one flight [kg], each >= 0; `fuelBurnKg` = `ltoFuelKg` + `ccdFuelKg`. */
export type FuelBurn = { readonly ltoFuelKg: number; readonly ccdFuelKg: number; readonly fuelBurnKg: number };

/** Number of the table's segment that holds the distance, or the nearest one for a distance outside the table. */
function segmentOf(distances: readonly number[], nauticalMiles: number): number {
  let low = 0;
  let high = distances.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((distances[middle] ?? 0) <= nauticalMiles) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Fuel one aircraft type burns in climb, cruise and descent: linear between the table's points, and along
 * the first or last two points outside them, never negative.
 *
 *   m(d) = max(0, mᵢ + (mᵢ₊₁ − mᵢ) · (d − dᵢ) / (dᵢ₊₁ − dᵢ))
 *
 * @param curve - the type's table, two or more points with rising distances
 * @param ccdKm - CCD distance d [km], finite, >= 0
 * @returns m [kg], >= 0
 * @throws RangeError if `ccdKm` is negative or not finite, or the table has fewer than two points
 * Source: Google TIM 3.0.0, README, "Flight level CO2e estimates"; EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1.
 */
export function ccdFuelKg(curve: FuelBurnCurve, ccdKm: number): number {
  requireNumber('ccdKm', ccdKm, 0, Number.MAX_VALUE);
  const { ccdDistancesNauticalMiles: distances, ccdFuelKg: fuels } = curve;
  const nauticalMiles = kmToNauticalMiles(ccdKm);
  const at = segmentOf(distances, nauticalMiles);
  const startDistance = distances[at];
  const endDistance = distances[at + 1];
  const startFuel = fuels[at];
  const endFuel = fuels[at + 1];
  if (startDistance === undefined || endDistance === undefined || startFuel === undefined || endFuel === undefined) {
    throw tooFewPoints(curve);
  }
  const slope = (endFuel - startFuel) / (endDistance - startDistance);
  return Math.max(0, startFuel + slope * (nauticalMiles - startDistance));
}

const tooFewPoints = ({ icaoAircraftType, ccdDistancesNauticalMiles: { length } }: FuelBurnCurve) =>
  new RangeError(`curve of ${icaoAircraftType} must have two or more points, not ${length}`);

/**
 * Fuel of one flight: landing and take-off cycle, and climb, cruise and descent.
 *
 *   m = f · (m_LTO + m_CCD(d))
 *
 * @param curve - the type's table
 * @param ccdKm - CCD distance d [km], finite, >= 0
 * @param fuelFactor - f, 1 or the winglet factor [1], 0.5 to 2
 * @returns fuel [kg], non-decreasing with distance for every table that is
 * @throws RangeError if an input is outside its range
 * Source: Google TIM 3.0.0, README, "Flight level CO2e estimates".
 */
export function fuelBurn(curve: FuelBurnCurve, ccdKm: number, fuelFactor = 1): FuelBurn {
  requireNumber('fuelFactor', fuelFactor, 0.5, 2);
  const ltoFuelKg = curve.ltoFuelKg * fuelFactor;
  const ccdKg = ccdFuelKg(curve, ccdKm) * fuelFactor;
  return { ltoFuelKg, ccdFuelKg: ccdKg, fuelBurnKg: ltoFuelKg + ccdKg };
}
