/** The cabins' names in running text; the tables' columns are in results.ts. */
export const CABIN_NAMES = {
  economyKg: 'Economy',
  premiumEconomyKg: 'Premium economy',
  businessKg: 'Business',
  firstKg: 'First',
} as const;
