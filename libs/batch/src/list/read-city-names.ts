import { readCityName, type CityName } from '@tim/find';

/**
 * The rows of city-names.csv, or of carrier-names.csv.
 *
 * @throws RangeError if a cell is quoted: the names have no commas, and are read much faster without
 */
export function readCityNames(csv: string): readonly CityName[] {
  if (csv.includes('"')) throw new RangeError('A list of names has a quoted cell.');
  const [header = [], ...rows] = csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return rows.map((cells) => readCityName(Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']))));
}
