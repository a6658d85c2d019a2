import type { Place } from './great-circle-distance.ts';
import { visitGreatCircle } from './great-circle-points.ts';
import { requireNumber } from './require-number.ts';
import { M_PER_KM, MJ_PER_GJ } from './units.ts';

/** Risk of warming by contrails, beside the flight's CO2. */
export type ContrailsBucket = 'NEGLIGIBLE' | 'MODERATE' | 'SEVERE';

/** Absolute global warming potential of CO2 over 100 years [W m-2 yr kg-1]. Source: Contrails Impact brief of the Advisory Committee, 5 November 2025. */
export const CO2_AGWP100_W_M2_YR_PER_KG = 89.5e-15;

/** Seconds in the year of the AGWP [s]. Source: as above. */
export const SECONDS_PER_YEAR = 31_536_000;

/** Surface of the earth [m2]. Source: as above. */
export const EARTH_SURFACE_M2 = 5.101e14;

/** Energy the earth keeps over 100 years for a kilogram of CO2 [GJ/kg], 1.4397. Source: product of the three above. */
export const CO2_ENERGY_FORCING_GJ_PER_KG = (CO2_AGWP100_W_M2_YR_PER_KG * SECONDS_PER_YEAR * EARTH_SURFACE_M2) / 1e9;

/** Effective over instantaneous radiative forcing of contrails [1]. Source: as above. */
export const CONTRAIL_EFFICACY_FACTOR = 0.42;

/** CO2 of burning jet kerosene [kg CO2 / kg fuel]; not CO2e. Source: ICAO Doc 9501, Environmental Technical Manual, volume IV (CORSIA). */
export const CO2_KG_PER_KG_FUEL = 3.16;

/** Shortest great-circle distance on which a contrail is counted [km]. Source: as above. */
export const CONTRAIL_FROM_KM = 400;

/** Great-circle distance between the points at which the forcing is read [km]: a fifth of the grids' cells. */
const STEP_KM = 100;

const HOURS_PER_DAY = 24;

const NEGLIGIBLE_BELOW = 0.2;
const MODERATE_TO = 1;

/** Weight of a leg's bucket in a trip's. Source: as above. */
const BUCKET_WEIGHT: Record<ContrailsBucket, number> = { NEGLIGIBLE: 0.1, MODERATE: 0.6, SEVERE: 1.2 };

/**
 * Adds EF_pcm · p_contrail [MJ per flown metre] at a place to one sum for each time of departure.
 *
 * @param part - of the way that lies before the place [1]: how long after departure it is reached
 */
export type ForcingAdder = (latitudeDeg: number, longitudeDeg: number, part: number, sums: number[]) => void;

/**
 * Energy forcing of the contrails a flight may be expected to leave, for several times of departure.
 *
 *   EEF = 0.42 · Σ EF_pcm(P, t) · p_contrail(P) · Δs, over points P along the great circle, t the time at which P is reached
 *
 * @param greatCircleKm - distance from `from` to `to` [km], finite, >= 0
 * @param departures - how many times of departure, whole, 1 to 1440
 * @param add - forcing at a place, may be negative
 * @returns EEF by time of departure [GJ]; 0 below 400 km
 * @throws RangeError if an input is outside its range
 * Source: Contrails Impact brief of the Advisory Committee, 5 November 2025.
 */
export function contrailEnergyForcingGj(
  from: Place,
  to: Place,
  greatCircleKm: number,
  departures: number,
  add: ForcingAdder,
): readonly number[] {
  requireNumber('greatCircleKm', greatCircleKm, 0, Number.MAX_VALUE);
  requireNumber('departures', departures, 1, 1440);
  const sums: number[] = [];
  for (let at = 0; at < departures; at += 1) sums.push(0);
  if (greatCircleKm < CONTRAIL_FROM_KM) return sums;
  const count = Math.ceil(greatCircleKm / STEP_KM);
  const partM = (greatCircleKm / count) * M_PER_KM;
  visitGreatCircle(from, to, count, (latitudeDeg, longitudeDeg, part) => add(latitudeDeg, longitudeDeg, part, sums));
  for (let at = 0; at < departures; at += 1) {
    sums[at] = (CONTRAIL_EFFICACY_FACTOR * (sums[at] ?? 0) * partM) / MJ_PER_GJ;
  }
  return sums;
}

/**
 * Contrail forcing beside the forcing of the flight's CO2.
 *
 *   x = EEF / (1.4397 GJ/kg · m_CO2), m_CO2 = 3.16 · fuel
 *
 * @param energyForcingGj - EEF [GJ], finite
 * @param fuelBurnKg - fuel of the flight [kg], > 0
 * @returns x [1]
 * @throws RangeError if an input is outside its range
 * Source: as above.
 */
export function contrailRatio(energyForcingGj: number, fuelBurnKg: number): number {
  requireNumber('energyForcingGj', energyForcingGj, -Number.MAX_VALUE, Number.MAX_VALUE);
  requireNumber('fuelBurnKg', fuelBurnKg, Number.MIN_VALUE, Number.MAX_VALUE);
  return energyForcingGj / (CO2_ENERGY_FORCING_GJ_PER_KG * CO2_KG_PER_KG_FUEL * fuelBurnKg);
}

/**
 * Risk bucket of a ratio: below 0.2 negligible, to 1.0 moderate, above severe.
 *
 * @param ratio - x [1], finite
 * @throws RangeError if `ratio` is not finite
 * Source: as above.
 */
export function contrailsBucket(ratio: number): ContrailsBucket {
  requireNumber('ratio', ratio, -Number.MAX_VALUE, Number.MAX_VALUE);
  if (ratio < NEGLIGIBLE_BELOW) return 'NEGLIGIBLE';
  return ratio <= MODERATE_TO ? 'MODERATE' : 'SEVERE';
}

/** Parts of the day [1] by the bucket of a flight that departs then; they add up to 1. */
export type BucketShares = { readonly [bucket in ContrailsBucket]: number };

/** Part of the way from one value to another, in a straight line, on which it is below a limit [1]. */
function partBelow(limit: number, start: number, end: number): number {
  if (start < limit && end < limit) return 1;
  if (start >= limit && end >= limit) return 0;
  const crossing = (limit - start) / (end - start);
  return start < limit ? crossing : 1 - crossing;
}

/**
 * For which part of the day a departure falls into each bucket: every hour counts the same, and between the times given the
 * ratio goes in straight lines, from the last on to the first.
 *
 * @param ratios - x by time of departure, equally spaced over the day [1], one or more, finite
 * @throws RangeError if there is no ratio, or one is not finite
 */
export function bucketSharesOfDay(ratios: readonly number[]): BucketShares {
  requireNumber('ratios.length', ratios.length, 1, Number.MAX_SAFE_INTEGER);
  let negligible = 0;
  let notSevere = 0;
  let before = ratios.at(-1) ?? 0;
  for (const ratio of ratios) {
    requireNumber('ratio', ratio, -Number.MAX_VALUE, Number.MAX_VALUE);
    negligible += partBelow(NEGLIGIBLE_BELOW, before, ratio) / ratios.length;
    notSevere += partBelow(MODERATE_TO, before, ratio) / ratios.length;
    before = ratio;
  }
  return { NEGLIGIBLE: negligible, MODERATE: notSevere - negligible, SEVERE: 1 - notSevere };
}

/**
 * Ratio of a departure at a time of the day: in a straight line between the times given, from the last on to the first.
 *
 * @param ratios - x by time of departure, equally spaced over the day from midnight [1], one or more, finite
 * @param solarHours - local solar time of the departure [h], finite; a day later is the same
 * @returns x [1]
 * @throws RangeError if an input is outside its range
 */
export function ratioAtTime(ratios: readonly number[], solarHours: number): number {
  requireNumber('ratios.length', ratios.length, 1, Number.MAX_SAFE_INTEGER);
  requireNumber('solarHours', solarHours, -Number.MAX_VALUE, Number.MAX_VALUE);
  for (const ratio of ratios) requireNumber('ratio', ratio, -Number.MAX_VALUE, Number.MAX_VALUE);
  const hours = ((solarHours % HOURS_PER_DAY) + HOURS_PER_DAY) % HOURS_PER_DAY;
  const steps = (hours * ratios.length) / HOURS_PER_DAY;
  const wholeSteps = Math.floor(steps);
  const latePart = steps - wholeSteps;
  const early = ratios[wholeSteps % ratios.length] ?? 0;
  const late = ratios[(wholeSteps + 1) % ratios.length] ?? 0;
  return early * (1 - latePart) + late * latePart;
}

/** The bucket of the largest part of the day; the lower of two as large. */
export function mostProbableBucket({ NEGLIGIBLE, MODERATE, SEVERE }: BucketShares): ContrailsBucket {
  if (NEGLIGIBLE >= MODERATE && NEGLIGIBLE >= SEVERE) return 'NEGLIGIBLE';
  return MODERATE >= SEVERE ? 'MODERATE' : 'SEVERE';
}

/**
 * Risk of a trip of several legs: the legs' bucket weights, weighted by their emissions.
 *
 *   x = Σ kg · {0.1, 0.6, 1.2} / Σ kg
 *
 * @param legs - one or more, emissions [kg CO2e] > 0
 * @throws RangeError if there is no leg, or one without emissions
 * Source: as above.
 * @example tripContrails([{ kgCo2e: 100, bucket: 'NEGLIGIBLE' }, { kgCo2e: 50, bucket: 'SEVERE' }]) // ratio 0.4667, MODERATE
 */
export function tripContrails(legs: readonly { readonly kgCo2e: number; readonly bucket: ContrailsBucket }[]): {
  readonly ratio: number;
  readonly bucket: ContrailsBucket;
} {
  requireNumber('legs.length', legs.length, 1, Number.MAX_SAFE_INTEGER);
  let weighted = 0;
  let totalKg = 0;
  for (const { kgCo2e, bucket } of legs) {
    requireNumber('kgCo2e', kgCo2e, Number.MIN_VALUE, Number.MAX_VALUE);
    weighted += kgCo2e * BUCKET_WEIGHT[bucket];
    totalKg += kgCo2e;
  }
  const ratio = weighted / totalKg;
  return { ratio, bucket: contrailsBucket(ratio) };
}
