/** The cabin classes, from the smallest seat to the largest. */
export const CABIN_CLASSES = ['economy', 'premiumEconomy', 'business', 'first'] as const;

export type CabinClass = (typeof CABIN_CLASSES)[number];

/** One value per cabin class. */
export type PerCabin<Value = number> = { readonly [cabin in CabinClass]: Value };

/** The value of each cabin class. */
export const perCabin = <Value>(valueOf: (cabin: CabinClass) => Value): PerCabin<Value> => ({
  economy: valueOf('economy'),
  premiumEconomy: valueOf('premiumEconomy'),
  business: valueOf('business'),
  first: valueOf('first'),
});
