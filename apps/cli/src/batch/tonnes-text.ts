import type { Spoken } from '../spoken.ts';

const GRAMS_PER_TONNE = 1e6;

/** Tonnes with three decimals, as reports want them. */
export const tonnesText = (grams: number, { manner }: Pick<Spoken, 'manner'>): string =>
  (grams / GRAMS_PER_TONNE).toFixed(3).replace('.', manner.decimalMark);
