import type { PerCabin } from './cabin-classes.ts';
import type { Emissions } from './fuel-emissions.ts';
import { requireNumber } from './require-number.ts';
import { kgToGrams } from './units.ts';

/** Emissions of one passenger [g CO2e, whole]; in every cabin wellToWake = wellToTank + tankToWake. */
export type PassengerGrams = {
  readonly wellToTankGrams: PerCabin;
  readonly tankToWakeGrams: PerCabin;
  readonly wellToWakeGrams: PerCabin;
};

function cabins(unitGrams: number, factors: PerCabin): PerCabin {
  return {
    economy: Math.floor(unitGrams * factors.economy),
    premiumEconomy: Math.floor(unitGrams * factors.premiumEconomy),
    business: Math.floor(unitGrams * factors.business),
    first: Math.floor(unitGrams * factors.first),
  };
}

function sum(a: PerCabin, b: PerCabin): PerCabin {
  return {
    economy: a.economy + b.economy,
    premiumEconomy: a.premiumEconomy + b.premiumEconomy,
    business: a.business + b.business,
    first: a.first + b.first,
  };
}

/**
 * Whole grams per passenger and cabin from the emissions of one economy-sized seat.
 *
 *   g_phase = round(1000 · e_phase),   cabin_phase = floor(g_phase · factor_c),   WTW = WTT + TTW
 *
 * @param economySeat - e, emissions of one occupied economy-sized seat [kg CO2e], finite, >= 0
 * @param factors - cabin class factors [1]
 * @throws RangeError if an emission is negative or not finite
 * @remarks The only rounding in the engine: at most 2.5 g a phase in first class from the unrounded value. Where it happens is
 * read off the published figures of LX 52 ZRH-BOS, whose cabins are exact multiples of its whole economy grams.
 * Source: google/travel-impact-model-website, detailed sample response of 2026-04-30.
 */
export function passengerGrams(economySeat: Emissions, factors: PerCabin): PassengerGrams {
  requireNumber('economySeat.wellToTankKgCo2e', economySeat.wellToTankKgCo2e, 0, Number.MAX_VALUE);
  requireNumber('economySeat.tankToWakeKgCo2e', economySeat.tankToWakeKgCo2e, 0, Number.MAX_VALUE);
  const wellToTankGrams = cabins(Math.round(kgToGrams(economySeat.wellToTankKgCo2e)), factors);
  const tankToWakeGrams = cabins(Math.round(kgToGrams(economySeat.tankToWakeKgCo2e)), factors);
  return { wellToTankGrams, tankToWakeGrams, wellToWakeGrams: sum(wellToTankGrams, tankToWakeGrams) };
}
