import type { LanguageCode } from './languages.ts';
import type { Manner } from './manner.ts';
import { manner as de } from './manners/de.ts';
import { manner as en } from './manners/en.ts';
import { manner as es } from './manners/es.ts';
import { manner as fr } from './manners/fr.ts';
import { manner as ja } from './manners/ja.ts';

/** For a program that speaks whichever language it is asked for. The site has its own alone: `OWN_MANNER`. */
export const MANNERS: Readonly<Record<LanguageCode, Manner>> = { en, de, fr, es, ja };
