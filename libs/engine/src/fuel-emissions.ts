import { requireNumber } from './require-number.ts';
import { GRAMS_PER_KG } from './units.ts';

/**
 * Lower heating value of jet kerosene [MJ/kg], mean of ISO 14083:2023 tables K.1 and K.3.
 * Source: Google TIM 3.0.0, README, "Flight level CO2e estimates".
 */
export const JET_KEROSENE_LOWER_HEATING_VALUE_MJ_PER_KG = 43.1;

/** Carbon intensity of burning jet kerosene [g CO2e/MJ]. Source: ICAO CORSIA LCA methodology, 6th edition, table 5. */
export const JET_KEROSENE_TANK_TO_WAKE_GRAMS_CO2E_PER_MJ = 74;

/** Carbon intensity of making and delivering jet kerosene [g CO2e/MJ]. Source: as above. */
export const JET_KEROSENE_WELL_TO_TANK_GRAMS_CO2E_PER_MJ = 15;

/** Emission factors of a fuel [kg CO2e / kg fuel]. */
export type FuelFactors = {
  readonly wellToTankKgCo2ePerKg: number;
  readonly tankToWakeKgCo2ePerKg: number;
};

/** Factors of fossil jet kerosene: 0.6465 well-to-tank and 3.1894 tank-to-wake [kg CO2e / kg fuel]. */
export const JET_KEROSENE: FuelFactors = {
  wellToTankKgCo2ePerKg:
    (JET_KEROSENE_LOWER_HEATING_VALUE_MJ_PER_KG * JET_KEROSENE_WELL_TO_TANK_GRAMS_CO2E_PER_MJ) / GRAMS_PER_KG,
  tankToWakeKgCo2ePerKg:
    (JET_KEROSENE_LOWER_HEATING_VALUE_MJ_PER_KG * JET_KEROSENE_TANK_TO_WAKE_GRAMS_CO2E_PER_MJ) / GRAMS_PER_KG,
};

/**
 * Factors of jet kerosene of which a part is sustainable fuel.
 *
 *   f_blend = f · (1 − s · r),   r = 1 − LS / LC
 *
 * @param massFraction - s, neat sustainable fuel / all fuel [kg / kg], 0 to 1
 * @param lifeCycleSavingFraction - r, what the sustainable fuel's life-cycle emissions LS are less than those of kerosene,
 *   LC = 89 g CO2e/MJ [1], 0 to 1
 * @throws RangeError if an input is outside its range
 * @remarks The saving is of the whole life cycle and not known by phase: both factors are scaled alike, and their sum is what counts.
 * The method itself deducts no sustainable fuel.
 * Source: ICAO Annex 16, volume IV (CORSIA), 3.3.1, emissions reductions from eligible fuels; LC: CORSIA LCA methodology, 6th edition.
 * @example jetKeroseneWithSustainableFuel(0.5, 0.8).tankToWakeKgCo2ePerKg // about 1.9136
 */
export function jetKeroseneWithSustainableFuel(massFraction: number, lifeCycleSavingFraction: number): FuelFactors {
  requireNumber('massFraction', massFraction, 0, 1);
  requireNumber('lifeCycleSavingFraction', lifeCycleSavingFraction, 0, 1);
  const left = 1 - massFraction * lifeCycleSavingFraction;
  return {
    wellToTankKgCo2ePerKg: JET_KEROSENE.wellToTankKgCo2ePerKg * left,
    tankToWakeKgCo2ePerKg: JET_KEROSENE.tankToWakeKgCo2ePerKg * left,
  };
}

/** Emissions [kg CO2e]; wellToWake = wellToTank + tankToWake. */
export type Emissions = {
  readonly wellToTankKgCo2e: number;
  readonly tankToWakeKgCo2e: number;
  readonly wellToWakeKgCo2e: number;
};

/**
 * Convert the fuel burned on one flight to well-to-wake emissions.
 *
 *   WTT = m · f_WTT,   TTW = m · f_TTW,   WTW = WTT + TTW
 *
 * @param fuelBurnKg - m, LTO + CCD fuel of the whole flight [kg], finite, >= 0
 * @param fuel - emission factors f [kg CO2e / kg fuel]
 * @returns emissions of the whole flight [kg CO2e], before cargo and cabin allocation
 * @throws RangeError if `fuelBurnKg` is negative or not finite
 * @remarks Valid for fossil jet kerosene. Excludes non-CO2 effects.
 * Source: Google TIM 3.0.0, README, "Flight level CO2e estimates"; ISO 14083 K.1 and K.3; CORSIA LCA, 6th edition, table 5.
 * @example wellToWakeEmissions(56_440).wellToWakeKgCo2e // about 216 498, the method's example ZRH-SFO
 */
export function wellToWakeEmissions(fuelBurnKg: number, fuel: FuelFactors = JET_KEROSENE): Emissions {
  requireNumber('fuelBurnKg', fuelBurnKg, 0, Number.MAX_VALUE);
  const wellToTankKgCo2e = fuelBurnKg * fuel.wellToTankKgCo2ePerKg;
  const tankToWakeKgCo2e = fuelBurnKg * fuel.tankToWakeKgCo2ePerKg;
  return { wellToTankKgCo2e, tankToWakeKgCo2e, wellToWakeKgCo2e: wellToTankKgCo2e + tankToWakeKgCo2e };
}
