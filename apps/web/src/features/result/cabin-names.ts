import type { CabinClass } from '@tim/engine';

/** The cabins' names in running text; the tables' columns are in results.ts. */
export const CABIN_NAMES = {
  economy: 'Economy',
  premiumEconomy: 'Premium economy',
  business: 'Business',
  first: 'First',
} as const satisfies Readonly<Record<CabinClass, string>>;
