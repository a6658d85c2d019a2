import { buildFindIndex, createPlaceSearch, type PlaceSearch } from '@tim/find';
import type { Tables } from '@tim/reference-data';
import type { PlaceNames } from '../question/codes.ts';
import { readCityNames } from './read-city-names.ts';

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
