/** One nautical mile [km], exact. Source: BIPM, The International System of Units, 8th edition, table 8. */
export const KM_PER_NAUTICAL_MILE = 1.852;

/** Metres in a kilometre, exact. Source: BIPM, SI, 9th edition, table 7. */
export const M_PER_KM = 1000;

/** Megajoules in a gigajoule, exact. Source: as above. */
export const MJ_PER_GJ = 1000;

/** Grams in a kilogram, exact. Source: as above. */
export const GRAMS_PER_KG = 1000;

const RADIANS_PER_DEGREE = Math.PI / 180;
const ARC_MINUTES_PER_HALF_CIRCLE = 180 * 60;

/**
 * Radius of the sphere on which one nautical mile is one minute of arc [km], 6366.707.
 * Source: reproduces the distances of Google TIM 3.0.0, README, "Flight level CO2e estimates" (ZRH-SFO 5058.9 NM).
 */
export const EARTH_RADIUS_KM = (KM_PER_NAUTICAL_MILE * ARC_MINUTES_PER_HALF_CIRCLE) / Math.PI;

/** Nautical miles [NM] of a distance [km]. */
export function kmToNauticalMiles(km: number): number {
  return km / KM_PER_NAUTICAL_MILE;
}

/** Kilometres [km] of a distance [NM]. */
export function nauticalMilesToKm(nauticalMiles: number): number {
  return nauticalMiles * KM_PER_NAUTICAL_MILE;
}

/** Radians of an angle [degrees]. */
export function degToRad(deg: number): number {
  return deg * RADIANS_PER_DEGREE;
}

/** Degrees of an angle [rad]. */
export function radToDeg(rad: number): number {
  return rad / RADIANS_PER_DEGREE;
}

/** Grams [g] of a mass [kg]. */
export function kgToGrams(kg: number): number {
  return kg * GRAMS_PER_KG;
}
