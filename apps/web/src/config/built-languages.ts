import { PSEUDO_LANGUAGE } from '@tim/languages';
import { builtLanguages } from './languages.ts';

/** The languages of this site that people are offered. */
export const BUILT_LANGUAGES = builtLanguages({ VITE_LANGUAGES: import.meta.env.VITE_LANGUAGES }).filter(
  (language) => language !== PSEUDO_LANGUAGE,
);
