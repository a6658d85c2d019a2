import { cityNamesOf, namesToShow, readCityName, type CityName, type CityOf } from '@tim/find';
import type { LanguageCode } from '@tim/languages';
import type { Tables } from '@tim/reference-data';
import { wordsIn, withAirportNames, withCityNames, withOwnCarrierNames, type Words } from '@tim/words';
import { parse } from 'csv-parse/sync';
import { once } from './once.ts';

export type Names = {
  /** What carriers are called in a language, by their codes. */
  readonly carriersIn: (language: LanguageCode) => (code: string) => string | undefined;
  /** What cities are called in a language. */
  readonly citiesIn: (language: LanguageCode) => CityOf;
  /** The words of a language, with its names of airports, cities and carriers. */
  readonly wordsIn: (language: LanguageCode) => Words;
};

/** Reads the text of one of the files of names. */
export type NamesCsv = (file: 'city-names' | 'carrier-names') => string;

/** @param namesCsv - is asked when the first name is */
export function namesInLanguages(tables: Tables, namesCsv: NamesCsv): Names {
  const read = (file: Parameters<NamesCsv>[0]) =>
    once((): readonly CityName[] => {
      const rows: readonly Readonly<Record<string, string>>[] = parse(namesCsv(file), { columns: true, bom: true });
      return rows.map(readCityName);
    });
  const [cities, carriers] = [read('city-names'), read('carrier-names')];
  const shownCarriers = onceEach((language) => namesToShow(carriers(), language));
  const citiesIn = onceEach((language) =>
    cityNamesOf(tables, new Map([...namesToShow(cities(), 'en'), ...namesToShow(cities(), language)])),
  );
  return {
    carriersIn: (language) => (code) => shownCarriers(language).get(code) ?? tables.carriers.find(code)?.name,
    citiesIn,
    wordsIn: onceEach((language) => {
      const shownAirports = once(() => namesToShow(cities(), language, 'airport-shown'));
      return withOwnCarrierNames(
        withCityNames(
          withAirportNames(wordsIn(language).words, (code) => shownAirports().get(code)),
          (code) => citiesIn(language)(code),
        ),
        (code) => shownCarriers(language).get(code),
      );
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
