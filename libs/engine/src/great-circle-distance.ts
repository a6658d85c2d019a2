import { requireNumber } from './require-number.ts';
import { degToRad, EARTH_RADIUS_KM } from './units.ts';

/** A place on the earth: latitude -90 to 90, longitude -180 to 180, degrees, north and east positive. */
export type Place = { readonly latitudeDeg: number; readonly longitudeDeg: number };

/**
 * Great-circle distance between two places, on the sphere where one nautical mile is one minute of arc.
 *
 *   h = sin²(Δφ/2) + cos φ₁ · cos φ₂ · sin²(Δλ/2),   d = 2 R · atan2(√h, √(1 − h)),
 *   1 − h = sin²((φ₁ + φ₂)/2) + cos φ₁ · cos φ₂ · cos²(Δλ/2), which subtracts nothing and so keeps its digits between antipodes
 *
 * @returns d [km], 0 to half the circumference (20 001.6)
 * @throws RangeError if a coordinate is outside its range or not finite
 * @remarks Symmetric, and right to a millimetre at the poles, across the antimeridian and between antipodes.
 * Source: Google TIM 3.0.0, README, "Flight level CO2e estimates"; haversine after R. W. Sinnott, Sky and Telescope 68 (1984) 159.
 * @example greatCircleDistanceKm({ latitudeDeg: 0, longitudeDeg: 0 }, { latitudeDeg: 1, longitudeDeg: 0 }) // 111.12
 */
export function greatCircleDistanceKm(from: Place, to: Place): number {
  requireNumber('latitudeDeg', from.latitudeDeg, -90, 90);
  requireNumber('longitudeDeg', from.longitudeDeg, -180, 180);
  requireNumber('latitudeDeg', to.latitudeDeg, -90, 90);
  requireNumber('longitudeDeg', to.longitudeDeg, -180, 180);
  const fromRad = degToRad(from.latitudeDeg);
  const toRad = degToRad(to.latitudeDeg);
  const halfLongitudeRad = degToRad(to.longitudeDeg - from.longitudeDeg) / 2;
  const cosines = Math.cos(fromRad) * Math.cos(toRad);
  const h = Math.sin((toRad - fromRad) / 2) ** 2 + cosines * Math.sin(halfLongitudeRad) ** 2;
  const oneMinusH = Math.sin((toRad + fromRad) / 2) ** 2 + cosines * Math.cos(halfLongitudeRad) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.atan2(Math.sqrt(h), Math.sqrt(oneMinusH));
}
