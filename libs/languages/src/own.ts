/**
 * The language of this program: English, unless a build puts another's files in the place of English ones. So a page
 * loads one language, and nothing that reads a text knows which.
 */
import type { BuildLanguage } from './languages.ts';
import { language, manner } from './manners/en.ts';

export const OWN_MANNER = manner;
export const OWN_LANGUAGE: BuildLanguage = language;
