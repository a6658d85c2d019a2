import { requireNumber } from './require-number.ts';

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
    (JET_KEROSENE_LOWER_HEATING_VALUE_MJ_PER_KG * JET_KEROSENE_WELL_TO_TANK_GRAMS_CO2E_PER_MJ) / 1000,
  tankToWakeKgCo2ePerKg:
    (JET_KEROSENE_LOWER_HEATING_VALUE_MJ_PER_KG * JET_KEROSENE_TANK_TO_WAKE_GRAMS_CO2E_PER_MJ) / 1000,
};

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
