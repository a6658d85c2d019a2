import type { BuildLanguage } from './languages.ts';

/** Where the pages of a language stand below the site's root: "" of English, "/de" of German. */
export function languagePath(language: BuildLanguage): string {
  return language === 'en' ? '' : `/${language}`;
}
