import { buildFindIndex, createPlaceSearch, readCityName, type CityName, type PlaceSearch } from '@tim/find';
import type { Tables } from '@tim/reference-data';
import { parse } from 'csv-parse/sync';
import type { PlaceNames } from '../codes.ts';

/**
 * Looks up the names of cities and airports, as the site's search does; made when the first name comes.
 *
 * @param cityNamesCsv - reads the text of city-names.csv
 */
export function placeNames(tables: Tables, cityNamesCsv: () => string): PlaceNames {
  let search: PlaceSearch | undefined;
  return (name) => {
    search ??= createPlaceSearch(buildFindIndex({ tables, cityNames: readCityNames(cityNamesCsv()) }));
    return search.namesakes(name).map(({ code }) => code);
  };
}

/** The rows of city-names.csv. */
export function readCityNames(csv: string): readonly CityName[] {
  const rows: readonly Readonly<Record<string, string>>[] = parse(csv, { columns: true, bom: true });
  return rows.map(readCityName);
}
