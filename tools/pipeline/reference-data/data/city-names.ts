import { LANGUAGE_CODES } from '@tim/languages';
import { BadField, iataAirport, list, matching, oneOf, type Field } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { DataContext } from './data-context.ts';

/** Those in which each name is written by itself; Chinese and Japanese share theirs. */
const SCRIPTS = (
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada ' +
  'Malayalam Sinhala Thai Lao Khmer Myanmar Hangul'
).split(' ');
/** Japanese mixes its scripts. */
const JAPANESE = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー・]+';
export const IN_ONE_SCRIPT = new RegExp(
  `^(${SCRIPTS.map((script) => `\\p{Script=${script}}[\\p{Script=${script}}\\p{M}’' ./-]*`).join('|')}|${JAPANESE})$`,
  'u',
);

const SHOWN = ['shown', 'airport-shown'];

/** The languages of the site in which an airport or a carrier may have another name than the tables', which is English. */
export const IN_OTHER_WORDS: readonly string[] = LANGUAGE_CODES.filter((code) => code !== 'en');

/** Check city-names.csv: the site's search is built from it, no table. */
export async function checkCityNames({ read, known }: DataContext): Promise<void> {
  const fields = {
    code: iataAirport,
    name: matching(IN_ONE_SCRIPT, 'a name in letters of one script'),
    languages: list(matching(/^[a-z]{2}$/, 'an ISO 639 language')),
    use: oneOf('shown', 'found', 'airport-shown', 'airport'),
  };
  const isShownOnce = standsOnce<string>((codeAndLanguage) => `a name to show for ${codeAndLanguage}`);
  await read('city-names', fields, [
    ({ languages }) => (languages.length === 0 ? 'languages is empty' : undefined),
    ({ code, use }) => problemOf(use.startsWith('airport') ? known.airport : known.city, code),
    // The name of an airport to show may be one by which it is found in every language.
    standsOnce(({ code, name, use }) => `${code} ${name}${use === 'airport-shown' ? ' to show' : ''}`),
    ({ name, use, languages }) =>
      SHOWN.includes(use) && !languages.includes('ja') && !/^\p{Script=Latin}/u.test(name)
        ? 'a name to show is in Latin letters, except in Japanese'
        : undefined,
    ({ use, languages }) =>
      use === 'airport-shown' && !languages.every((one) => IN_OTHER_WORDS.includes(one))
        ? `languages '${languages.join(' ')}' are not of: ${IN_OTHER_WORDS.join(', ')}`
        : undefined,
    ({ code, use, languages }) =>
      SHOWN.includes(use)
        ? languages.map((one) => isShownOnce(`${use === 'shown' ? '' : 'the airport '}${code} in ${one}`)).find(Boolean)
        : undefined,
  ]);
}

/** Why a code is none that the tables know. */
function problemOf(field: Field<string>, code: string): string | undefined {
  try {
    field(code);
    return undefined;
  } catch (fault) {
    if (fault instanceof BadField) return `code ${fault.message}`;
    throw fault;
  }
}
