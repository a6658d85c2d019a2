import { list, matching, oneOf } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import { IN_ONE_SCRIPT, IN_OTHER_WORDS } from './city-names.ts';
import type { DataContext } from './data-context.ts';

/** Japanese has many carriers' own letters: KLMオランダ航空. */
const LATIN_BESIDE_JAPANESE =
  /^(?=.*[\p{Script=Han}\p{Script=Katakana}])[A-Z0-9\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・]+$/u;
const NAME = new RegExp(`${IN_ONE_SCRIPT.source}|${LATIN_BESIDE_JAPANESE.source}`, 'u');

/** Check carrier-names.csv: the site's search is built from it, and answers name carriers by it; no table. */
export async function checkCarrierNames({ read, known }: DataContext): Promise<void> {
  const fields = {
    code: known.carrier,
    name: matching(NAME, 'a name in letters of one script, or in Japanese with capitals and digits'),
    languages: list(oneOf(...IN_OTHER_WORDS)),
    use: oneOf('shown', 'found'),
  };
  const isShownOnce = standsOnce<string>((codeAndLanguage) => `a name to show for ${codeAndLanguage}`);
  await read('carrier-names', fields, [
    ({ languages }) => (languages.length === 0 ? 'languages is empty' : undefined),
    standsOnce(({ name }) => name),
    ({ name, use, languages }) =>
      use === 'shown' && !languages.includes('ja') && !/^\p{Script=Latin}/u.test(name)
        ? 'a name to show is in Latin letters, except in Japanese'
        : undefined,
    ({ code, use, languages }) =>
      use === 'shown' ? languages.map((one) => isShownOnce(`${code} in ${one}`)).find(Boolean) : undefined,
  ]);
}
