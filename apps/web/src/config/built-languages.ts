import { builtLanguages } from './languages.ts';

/** The languages that this site stands in. */
export const BUILT_LANGUAGES = builtLanguages({ VITE_LANGUAGES: import.meta.env.VITE_LANGUAGES });
