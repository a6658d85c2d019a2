import type { OwnNames } from '@tim/estimate-messages';
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
  /** The carriers and airports that a language has a name of its own for. */
  readonly ownNamesIn: (language: LanguageCode) => OwnNames;
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
  const shownAirports = onceEach((language) => namesToShow(cities(), language, 'airport-shown'));
  const ownNamesIn = onceEach((language): OwnNames => ({
    carrier: (code) => shownCarriers(language).get(code),
    airport: (code) => shownAirports(language).get(code),
  }));
  const citiesIn = onceEach((language) =>
    cityNamesOf(tables, new Map([...namesToShow(cities(), 'en'), ...namesToShow(cities(), language)])),
  );
  return {
    carriersIn: (language) => (code) => shownCarriers(language).get(code) ?? tables.carriers.find(code)?.name,
    citiesIn,
    ownNamesIn,
    wordsIn: onceEach((language) => {
      const { airport, carrier } = ownNamesIn(language);
      const withPlaces = withCityNames(withAirportNames(wordsIn(language).words, airport), (code) =>
        citiesIn(language)(code),
      );
      return withOwnCarrierNames(withPlaces, carrier);
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
