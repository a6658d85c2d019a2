import { requireNumber } from './require-number.ts';
import { degToRad, EARTH_RADIUS_KM } from './units.ts';

/** A place on the earth: latitude -90 to 90, longitude -180 to 180, degrees, north and east positive. */
export type Place = { readonly latitudeDeg: number; readonly longitudeDeg: number };

/**
 * Great-circle distance between two places, on the sphere where one nautical mile is one minute of arc.
 *
 *   h = sin²(Δφ/2) + cos φ₁ · cos φ₂ · sin²(Δλ/2),   d = 2 R · atan2(√h, √(1 − h))
 *
 * @returns d [km], 0 to half the circumference (20 001.6)
 * @throws RangeError if a coordinate is outside its range or not finite
 * @remarks Symmetric, and stable at the poles, across the antimeridian and between antipodes.
 * Source: Google TIM 3.0.0, README, "Flight level CO2e estimates"; haversine after R. W. Sinnott, Sky and Telescope 68 (1984) 159.
 * @example greatCircleDistanceKm({ latitudeDeg: 0, longitudeDeg: 0 }, { latitudeDeg: 1, longitudeDeg: 0 }) // 111.12
 */
export function greatCircleDistanceKm(from: Place, to: Place): number {
  requireNumber('latitudeDeg', from.latitudeDeg, -90, 90);
  requireNumber('longitudeDeg', from.longitudeDeg, -180, 180);
  requireNumber('latitudeDeg', to.latitudeDeg, -90, 90);
  requireNumber('longitudeDeg', to.longitudeDeg, -180, 180);
  const fromLatitudeRad = degToRad(from.latitudeDeg);
  const toLatitudeRad = degToRad(to.latitudeDeg);
  const sinHalfLatitude = Math.sin((toLatitudeRad - fromLatitudeRad) / 2);
  const sinHalfLongitude = Math.sin(degToRad(to.longitudeDeg - from.longitudeDeg) / 2);
  const h =
    sinHalfLatitude * sinHalfLatitude +
    Math.cos(fromLatitudeRad) * Math.cos(toLatitudeRad) * sinHalfLongitude * sinHalfLongitude;
  const bounded = Math.min(1, h);
  return 2 * EARTH_RADIUS_KM * Math.atan2(Math.sqrt(bounded), Math.sqrt(1 - bounded));
}
