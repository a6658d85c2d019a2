import { list, matching, oneOf } from '../csv/fields.ts';
import { keepSound, standsOnce } from '../csv/keep-sound.ts';
import { readRows } from '../csv/read-rows.ts';
import type { DataContext } from './data-context.ts';

/** Check city-names.csv: the site's search is built from it, no table. */
export async function checkCityNames({ file: fileOf, known, report }: DataContext): Promise<void> {
  const file = fileOf('city-names');
  const fields = {
    city_code: known.city,
    name: matching(/^\p{Script=Latin}[\p{Script=Latin}\p{M}' .-]*$/u, 'a name in Latin letters'),
    languages: list(matching(/^[a-z]{2}$/, 'an ISO 639 language')),
    use: oneOf('shown', 'found'),
  };
  const isShownOnce = standsOnce<string>((cityCode) => `a name to show for ${cityCode}`);
  keepSound(file.name, await readRows(file, fields, report), report, [
    ({ languages }) => (languages.length === 0 ? 'languages is empty' : undefined),
    standsOnce(({ city_code: cityCode, name }) => `${cityCode} ${name}`),
    ({ city_code: cityCode, use }) => (use === 'shown' ? isShownOnce(cityCode) : undefined),
  ]);
}
