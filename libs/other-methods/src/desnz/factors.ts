import type { MethodSource } from '../method-source.ts';

/** Where a flight counts as flown. */
export type DesnzHaul = 'domestic' | 'short' | 'long' | 'international';

/** A cabin; `average` is the row for a passenger whose cabin is not known. */
export type DesnzCabin = 'average' | 'economy' | 'premiumEconomy' | 'business' | 'first';

/** Factors of one passenger and one kilometre of the great circle [kg CO2e/km]; 8 % for detours is inside. */
export type DesnzFactors = {
  readonly haul: DesnzHaul;
  readonly cabin: DesnzCabin;
  /** Burning the fuel, with the CO2 part times 1.7 for radiative forcing. */
  readonly withRadiativeForcing: number;
  /** Burning the fuel. */
  readonly withoutRadiativeForcing: number;
  /** Making the fuel: a row of its own, the same with radiative forcing and without. */
  readonly fuelProduction: number;
};

/** One year's factors. Every row of it is from the edition's page. */
export type DesnzEdition = MethodSource & {
  readonly edition: { readonly year: number };
  readonly rows: readonly DesnzFactors[];
};

const METHOD = 'UK Government conversion factors (DESNZ)';
const page = (year: number) =>
  `https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-${year}`;

const row = (
  haul: DesnzHaul,
  cabin: DesnzCabin,
  withRadiativeForcing: number,
  withoutRadiativeForcing: number,
  fuelProduction: number,
): DesnzFactors => ({ haul, cabin, withRadiativeForcing, withoutRadiativeForcing, fuelProduction });

/** Flat file 2025, version 1, sheet of business travel by air. */
const ROWS_2025 = [
  row('domestic', 'average', 0.22928, 0.13552, 0.0335),
  row('short', 'average', 0.12786, 0.07559, 0.02286),
  row('short', 'economy', 0.12576, 0.07435, 0.02249),
  row('short', 'business', 0.18863, 0.11152, 0.03373),
  row('long', 'average', 0.15282, 0.09043, 0.03213),
  row('long', 'economy', 0.11704, 0.06926, 0.02461),
  row('long', 'premiumEconomy', 0.18726, 0.11081, 0.03937),
  row('long', 'business', 0.3394, 0.20083, 0.07137),
  row('long', 'first', 0.46814, 0.27701, 0.09844),
  row('international', 'average', 0.14253, 0.0842, 0.02162),
  row('international', 'economy', 0.10916, 0.06449, 0.01656),
  row('international', 'premiumEconomy', 0.17465, 0.10318, 0.02649),
  row('international', 'business', 0.31656, 0.18701, 0.04802),
  row('international', 'first', 0.43663, 0.25794, 0.06623),
];

/** Workbook 2024, version 1.1; its rows of fuel production are those of 2025. */
const ROWS_2024 = [
  row('domestic', 'average', 0.27257, 0.16098, 0.0335),
  row('short', 'average', 0.18592, 0.10974, 0.02286),
  row('short', 'economy', 0.18287, 0.10794, 0.02249),
  row('short', 'business', 0.2743, 0.16191, 0.03373),
  row('long', 'average', 0.26128, 0.15423, 0.03213),
  row('long', 'economy', 0.20011, 0.11812, 0.02461),
  row('long', 'premiumEconomy', 0.32015, 0.18897, 0.03937),
  row('long', 'business', 0.58028, 0.34252, 0.07137),
  row('long', 'first', 0.8004, 0.47246, 0.09844),
  row('international', 'average', 0.1758, 0.10377, 0.02162),
  row('international', 'economy', 0.13465, 0.07948, 0.01656),
  row('international', 'premiumEconomy', 0.21542, 0.12716, 0.02649),
  row('international', 'business', 0.39044, 0.23047, 0.04802),
  row('international', 'first', 0.53854, 0.31789, 0.06623),
];

export const DESNZ_2026: DesnzEdition = {
  method: METHOD,
  edition: { year: 2026, version: '1', published: { year: 2026, month: 6, day: 11 } },
  page: page(2026),
  evidence: 'second-hand',
  rows: ROWS_2025,
};

/** Out of date; a tool may still use it. */
export const DESNZ_2024: DesnzEdition = {
  method: METHOD,
  edition: { year: 2024, version: '1.1' },
  page: page(2024),
  evidence: 'read',
  rows: ROWS_2024,
};
