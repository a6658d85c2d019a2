import type { CabinClass } from '@tim/engine';
import { CABINS } from './texts.ts';

/** The cabins' names where they stand alone; the columns of the tables have names of their own. */
export const CABIN_NAMES: Readonly<Record<CabinClass, string>> = CABINS.names;

/** The same within a sentence. */
export const CABINS_IN_TEXT: Readonly<Record<CabinClass, string>> = CABINS.inText;
