import { cityNamesOf, namesToShow, readCityName, type CityName, type CityOf } from '@tim/find';
import type { LanguageCode } from '@tim/languages';
import type { Tables } from '@tim/reference-data';
import { wordsIn, withAirportNames, type Words } from '@tim/words';
import { parse } from 'csv-parse/sync';
import { once } from './once.ts';

export type Names = {
  /** What a carrier is called. */
  readonly carrierName: (code: string) => string | undefined;
  /** What cities are called in a language. */
  readonly citiesIn: (language: LanguageCode) => CityOf;
  /** The words of a language, with its names of airports. */
  readonly wordsIn: (language: LanguageCode) => Words;
};

/** @param cityNamesCsv - reads the text of city-names.csv, when the first name is asked for */
export function namesInLanguages(tables: Tables, cityNamesCsv: () => string): Names {
  const read = once((): readonly CityName[] => {
    const rows: readonly Readonly<Record<string, string>>[] = parse(cityNamesCsv(), { columns: true, bom: true });
    return rows.map(readCityName);
  });
  return {
    carrierName: (code) => tables.carriers.find(code)?.name,
    citiesIn: onceEach((language) =>
      cityNamesOf(tables, new Map([...namesToShow(read(), 'en'), ...namesToShow(read(), language)])),
    ),
    wordsIn: onceEach((language) => {
      const airports = once(() => namesToShow(read(), language, 'airport-shown'));
      return withAirportNames(wordsIn(language).words, (code) => airports().get(code));
    }),
  };
}

function onceEach<Value>(make: (language: LanguageCode) => Value): (language: LanguageCode) => Value {
  const made = new Map<LanguageCode, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}
