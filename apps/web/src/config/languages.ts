import { isLanguageCode, PSEUDO_LANGUAGE, PUBLISHED_LANGUAGES, type BuildLanguage } from '@tim/languages';

/**
 * The languages that a site is built in: English, and those that `VITE_LANGUAGES` names, or all that are published.
 *
 * @param raw - the build's settings: `VITE_LANGUAGES` "de,en-XA"
 * @throws Error for a code that is no language's
 */
export function builtLanguages(raw: Readonly<Record<string, unknown>>): readonly BuildLanguage[] {
  const set = raw['VITE_LANGUAGES'];
  if (typeof set !== 'string' || set.trim() === '') return PUBLISHED_LANGUAGES;
  const codes = set
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  for (const code of codes) {
    if (!isBuildLanguage(code)) {
      throw new Error(`VITE_LANGUAGES names languages by their codes, such as de,fr: ${code}`);
    }
  }
  return [...new Set<BuildLanguage>(['en', ...codes.filter(isBuildLanguage)])];
}

function isBuildLanguage(code: string): code is BuildLanguage {
  return isLanguageCode(code) || code === PSEUDO_LANGUAGE;
}
