/** Grams of one passenger in both phases; their sum is the total. */
export type PhaseGrams = { readonly wellToWake: bigint; readonly wellToTank: bigint; readonly tankToWake: bigint };

/**
 * Well-to-tank share of well-to-wake emissions of fossil jet kerosene: 15 of 89 g CO2e/MJ.
 * Source: Travel Impact Model 3.0.0, README, "Flight level CO2e estimates"; CORSIA life-cycle values.
 */
const WELL_TO_TANK_SHARE = 15 / 89;

/** @param wellToWakeGrams - finite, from 0 up; rounded to whole grams */
export function phasesOf(wellToWakeGrams: number): PhaseGrams {
  const wellToWake = BigInt(Math.round(wellToWakeGrams));
  const wellToTank = BigInt(Math.round(wellToWakeGrams * WELL_TO_TANK_SHARE));
  return { wellToWake, wellToTank, tankToWake: wellToWake - wellToTank };
}
