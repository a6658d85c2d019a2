import { cityNamesOf, namesToShow, readCityName, type CityName, type CityOf } from '@tim/find';
import type { LanguageCode } from '@tim/languages';
import type { Tables } from '@tim/reference-data';
import { parse } from 'csv-parse/sync';
import { once } from './once.ts';

/** What cities are called in a language. */
export type CitiesIn = (language: LanguageCode) => CityOf;

/** @param cityNamesCsv - reads the text of city-names.csv, when the first name is asked for */
export function citiesInLanguages(tables: Tables, cityNamesCsv: () => string): CitiesIn {
  const read = once((): readonly CityName[] => {
    const rows: readonly Readonly<Record<string, string>>[] = parse(cityNamesCsv(), { columns: true, bom: true });
    return rows.map(readCityName);
  });
  const made = new Map<LanguageCode, CityOf>();
  return (language) => {
    const cityOf =
      made.get(language) ??
      cityNamesOf(tables, new Map([...namesToShow(read(), 'en'), ...namesToShow(read(), language)]));
    made.set(language, cityOf);
    return cityOf;
  };
}
