import { requireNumber } from './require-number.ts';
import { nauticalMilesToKm } from './units.ts';

/** Distance flown within the landing and take-off cycle [NM]. Source: EMEP/EEA guidebook 2023, 1.A.3.a, Annex 1, phase LTO. */
export const LTO_DISTANCE_NAUTICAL_MILES = 17;

const LTO_DISTANCE_KM = nauticalMilesToKm(LTO_DISTANCE_NAUTICAL_MILES);

/**
 * Distance an aircraft flies between two airports, longer than the great circle.
 *
 *   flown = GCD · DAF
 *
 * @param greatCircleDistanceKm - GCD [km], finite, >= 0
 * @param distanceAdjustmentFactor - DAF, flown / great-circle distance [1], 0.5 to 5
 * @returns flown distance [km]
 * @throws RangeError if an input is outside its range
 * Source: Google TIM 3.0.0, README, "Distance adjustment"; Teoh et al., GAIA, Zenodo 8369564.
 */
export function flownDistanceKm(greatCircleDistanceKm: number, distanceAdjustmentFactor: number): number {
  requireNumber('greatCircleDistanceKm', greatCircleDistanceKm, 0, Number.MAX_VALUE);
  requireNumber('distanceAdjustmentFactor', distanceAdjustmentFactor, 0.5, 5);
  return greatCircleDistanceKm * distanceAdjustmentFactor;
}

/**
 * Distance of climb, cruise and descent: what is flown outside the landing and take-off cycle.
 *
 *   CCD = max(0, flown − 17 NM)
 *
 * @param flownKm - flown distance [km], finite, >= 0
 * @returns CCD distance [km], >= 0
 * @throws RangeError if `flownKm` is negative or not finite
 * Source: Google TIM 3.0.0, README, "Flight level CO2e estimates".
 */
export function ccdDistanceKm(flownKm: number): number {
  requireNumber('flownKm', flownKm, 0, Number.MAX_VALUE);
  return Math.max(0, flownKm - LTO_DISTANCE_KM);
}
