import type { GramsByCabin, KilogramsPerPassenger } from './kilograms-per-passenger.ts';

const GRAMS_PER_KILOGRAM = 1000;

/** The whole grams that the figures of every cabin were converted from [g CO2e], leaving absent cabins absent. */
export function toGramsByCabin(kilograms: KilogramsPerPassenger): GramsByCabin {
  const { economyKg, premiumEconomyKg, businessKg, firstKg } = kilograms;
  return {
    ...(firstKg !== undefined && { first: kilogramsToGrams(firstKg) }),
    ...(businessKg !== undefined && { business: kilogramsToGrams(businessKg) }),
    ...(premiumEconomyKg !== undefined && { premiumEconomy: kilogramsToGrams(premiumEconomyKg) }),
    ...(economyKg !== undefined && { economy: kilogramsToGrams(economyKg) }),
  };
}

function kilogramsToGrams(kilograms: number): number {
  return Math.round(kilograms * GRAMS_PER_KILOGRAM);
}
