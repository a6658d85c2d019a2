import { readFileSync } from 'node:fs';
import type { PlaceNames } from '@tim/batch';
import { buildFindIndex, createPlaceSearch, type PlaceSearch } from '@tim/find';
import type { Tables } from '@tim/reference-data';
import { parse } from 'csv-parse/sync';

/** Looks up the names of cities and airports, as the site's search does; made when the first name comes. */
export function placeNames(tables: Tables, cityNamesFile: string): PlaceNames {
  let search: PlaceSearch | undefined;
  return (name) => {
    search ??= createPlaceSearch(buildFindIndex({ tables, cityNames: readCityNames(cityNamesFile) }));
    return search.namesakes(name).map(({ code }) => code);
  };
}

function readCityNames(file: string) {
  const rows: readonly Readonly<Record<string, string>>[] = parse(readFileSync(file, 'utf8'), {
    columns: true,
    bom: true,
  });
  return rows.map((row) => ({
    cityCode: row['city_code'] ?? '',
    name: row['name'] ?? '',
    isShown: row['use'] === 'shown',
  }));
}
