import { requirePositive } from '../require-positive.ts';
import type { DesnzCabin, DesnzEdition, DesnzFactors, DesnzHaul } from './factors.ts';
import { desnzHaul } from './haul.ts';

export type DesnzQuestion = {
  /** Country of departure, ISO 3166 code of two letters. */
  readonly originCountry: string;
  readonly destinationCountry: string;
  readonly cabin: DesnzCabin;
  /** Plain, without our adjustment: detours are inside the factors [km]. */
  readonly greatCircleDistanceKm: number;
  readonly edition: DesnzEdition;
};

/** One passenger's figures for one flight, each of them a line of its own [kg CO2e]; or why there are none. */
export type DesnzAnswer =
  | {
      readonly kind: 'figures';
      readonly factors: DesnzFactors;
      readonly withoutRadiativeForcingKg: number;
      readonly withRadiativeForcingKg: number;
      readonly fuelProductionKg: number;
    }
  /** The publisher places one of the countries in no haul. */
  | { readonly kind: 'no-haul' }
  /** The haul has no factor for the cabin. */
  | { readonly kind: 'no-factor'; readonly haul: DesnzHaul; readonly cabin: DesnzCabin };

/**
 * One passenger's emissions by the conversion factors of the UK Government.
 *
 *   kg = d · factor(haul, cabin)
 *
 * @throws RangeError if the distance is not above zero
 * @remarks Load, cargo and aircraft are inside the factors: they are the same for every flight of a distance and haul.
 * Source: the edition's page; methodology paper of the same year.
 * @example ZRH-BOS, economy, 6006.2 km, 2026: 387.3 without and 655.6 with radiative forcing, 99.5 for making the fuel
 */
export function desnzEmissions(question: DesnzQuestion): DesnzAnswer {
  const { originCountry, destinationCountry, cabin, greatCircleDistanceKm: km, edition } = question;
  requirePositive('greatCircleDistanceKm', km);
  const haul = desnzHaul(originCountry, destinationCountry);
  if (haul === undefined) return { kind: 'no-haul' };
  const factors = edition.rows.find((row) => row.haul === haul && row.cabin === cabin);
  if (factors === undefined) return { kind: 'no-factor', haul, cabin };
  return {
    kind: 'figures',
    factors,
    withoutRadiativeForcingKg: km * factors.withoutRadiativeForcing,
    withRadiativeForcingKg: km * factors.withRadiativeForcing,
    fuelProductionKg: km * factors.fuelProduction,
  };
}
