const GRAMS_PER_KILOGRAM = 1000;

/** Emissions of one passenger as the messages carry them [g CO2e]; a cabin without a figure is absent. */
export type GramsByCabin = {
  readonly first?: number | undefined;
  readonly business?: number | undefined;
  readonly premiumEconomy?: number | undefined;
  readonly economy?: number | undefined;
};

/** Emissions of one passenger as the tables show them [kg CO2e]; a cabin without a figure is absent. */
export type KilogramsPerPassenger = {
  readonly economyKg?: number;
  readonly premiumEconomyKg?: number;
  readonly businessKg?: number;
  readonly firstKg?: number;
};

/** Convert a mass [g] to [kg]. The one place where the product does. */
export function gramsToKilograms(grams: number): number {
  return grams / GRAMS_PER_KILOGRAM;
}

/** Convert the figures of every cabin, leaving absent cabins absent. */
export function toKilogramsPerPassenger(gramsPerPax: GramsByCabin): KilogramsPerPassenger {
  const { economy, premiumEconomy, business, first } = gramsPerPax;
  return {
    ...(economy !== undefined && { economyKg: gramsToKilograms(economy) }),
    ...(premiumEconomy !== undefined && { premiumEconomyKg: gramsToKilograms(premiumEconomy) }),
    ...(business !== undefined && { businessKg: gramsToKilograms(business) }),
    ...(first !== undefined && { firstKg: gramsToKilograms(first) }),
  };
}
