import { list, matching, oneOf } from '../csv/fields.ts';
import { keepSound, standsOnce } from '../csv/keep-sound.ts';
import { readRows } from '../csv/read-rows.ts';
import type { DataContext } from './data-context.ts';

const IN_ONE_SCRIPT = new RegExp(
  `^(${['Latin', 'Cyrillic', 'Arabic', 'Han', 'Hangul']
    .map((script) => `\\p{Script=${script}}[\\p{Script=${script}}\\p{M}' .-]*`)
    .join('|')})$`,
  'u',
);

/** Check city-names.csv: the site's search is built from it, no table. */
export async function checkCityNames({ file: fileOf, known, report }: DataContext): Promise<void> {
  const file = fileOf('city-names');
  const fields = {
    city_code: known.city,
    name: matching(IN_ONE_SCRIPT, 'a name in letters of one script: Latin, Cyrillic, Arabic, Chinese or Korean'),
    languages: list(matching(/^[a-z]{2}$/, 'an ISO 639 language')),
    use: oneOf('shown', 'found'),
  };
  const isShownOnce = standsOnce<string>((cityCode) => `a name to show for ${cityCode}`);
  keepSound(file.name, await readRows(file, fields, report), report, [
    ({ languages }) => (languages.length === 0 ? 'languages is empty' : undefined),
    standsOnce(({ city_code: cityCode, name }) => `${cityCode} ${name}`),
    ({ name, use }) =>
      use === 'shown' && !/^\p{Script=Latin}/u.test(name) ? 'a name to show is in Latin letters' : undefined,
    ({ city_code: cityCode, use }) => (use === 'shown' ? isShownOnce(cityCode) : undefined),
  ]);
}
