export const GRAMS_PER_KILOGRAM = 1000;

/** Emissions of one passenger as the messages carry them [g CO2e]; a cabin without a figure is absent. */
export type GramsByCabin = {
  readonly first?: number | undefined;
  readonly business?: number | undefined;
  readonly premiumEconomy?: number | undefined;
  readonly economy?: number | undefined;
};

/** Emissions of one passenger as the tables show them [kg CO2e]; a cabin without a figure is absent. */
export type KilogramsPerPassenger = {
  readonly economy?: number;
  readonly premiumEconomy?: number;
  readonly business?: number;
  readonly first?: number;
};

/** Convert a mass [g] to [kg]. The one place where the product does. */
export function gramsToKilograms(grams: number): number {
  return grams / GRAMS_PER_KILOGRAM;
}

/** Convert the figures of every cabin, leaving absent cabins absent. */
export function toKilogramsPerPassenger(gramsPerPax: GramsByCabin): KilogramsPerPassenger {
  const { economy, premiumEconomy, business, first } = gramsPerPax;
  return {
    ...(economy !== undefined && { economy: gramsToKilograms(economy) }),
    ...(premiumEconomy !== undefined && { premiumEconomy: gramsToKilograms(premiumEconomy) }),
    ...(business !== undefined && { business: gramsToKilograms(business) }),
    ...(first !== undefined && { first: gramsToKilograms(first) }),
  };
}
