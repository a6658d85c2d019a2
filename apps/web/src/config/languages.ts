import { isLanguageCode, PSEUDO_LANGUAGE, PUBLISHED_LANGUAGES, type BuildLanguage } from '@tim/languages';

/**
 * The languages that a site is built in: those published, and drafts that `VITE_LANGUAGES` names.
 *
 * @param raw - the build's settings: `VITE_LANGUAGES` "de,en-XA"
 * @throws Error for a code that is no language's
 */
export function builtLanguages(raw: Readonly<Record<string, unknown>>): readonly BuildLanguage[] {
  const set = raw['VITE_LANGUAGES'];
  const drafts = (typeof set === 'string' ? set : '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  for (const code of drafts) {
    if (!isBuildLanguage(code)) {
      throw new Error(`VITE_LANGUAGES names languages by their codes, such as de,fr: ${code}`);
    }
  }
  return [...new Set([...PUBLISHED_LANGUAGES, ...drafts.filter(isBuildLanguage)])];
}

function isBuildLanguage(code: string): code is BuildLanguage {
  return isLanguageCode(code) || code === PSEUDO_LANGUAGE;
}
