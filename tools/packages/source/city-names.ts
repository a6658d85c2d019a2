import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCityName, type CityName } from '@tim/find';
import { parse } from 'csv-parse/sync';
import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';

const rows: readonly Readonly<Record<string, string>>[] = parse(
  readFileSync(join(DATA_FOLDER, 'city-names.csv'), 'utf8'),
  { columns: true, bom: true },
);

/**
 * Names by which people look for cities and airports; a bundle has them as JSON in place of this module. What airports are called
 * on the site in other languages finds nothing in an English index.
 */
export const CITY_NAMES: readonly CityName[] = rows.map(readCityName).filter(({ use }) => use !== 'airport-shown');
