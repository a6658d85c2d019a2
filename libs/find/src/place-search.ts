import type { FindIndex } from './find-index.ts';
import { createTextSearch, plainWords, type Named } from './text-search.ts';

/** An airport, or a city that stands for all of its airports. */
export type Place = {
  readonly kind: 'airport' | 'city';
  /** IATA airport or city code. */
  readonly code: string;
  /** Of the airport; of the city where it is one. */
  readonly name: string;
  readonly cityCode: string;
  readonly cityName: string;
  /** ISO 3166 code of two letters. */
  readonly countryCode: string;
  /** In English. */
  readonly countryName: string;
};

export type PlaceSearch = {
  /**
   * Places by code, name, city, country or a city's name in another language, best first. A city is followed by its
   * airports, busiest first.
   *
   * @param hasCities - whether cities that stand for their airports are among the places
   * @param most - how many to return
   */
  readonly find: (text: string, hasCities: boolean, most: number) => readonly Place[];
  /**
   * The one place that has a whole name, in any case, without accents, with or without "Airport" at its end: the city that stands
   * for its airports before an airport, and of a city's airports the busiest where it has the city's code. Undefined where nothing
   * or more than one has it.
   *
   * @param hasCities - whether cities that stand for their airports count
   */
  readonly called: (name: string, hasCities: boolean) => Place | undefined;
  /**
   * The places that a whole name may mean, in any case and without accents, busiest first: one for each city that has it, or has
   * an airport of that name. Cities that stand for their airports come alone; of another city its main airport is meant.
   */
  readonly namesakes: (name: string) => readonly Place[];
  /** The place of a code, in either case. */
  readonly named: (code: string) => Place | undefined;
};

export function createPlaceSearch({ airports, cities, metropolises }: FindIndex): PlaceSearch {
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const cityOf = new Map(cities.map((city) => [city[0], city]));
  const isMetropolis = new Set(metropolises);
  const places: Place[] = [];
  const entries: Named[] = [];
  const membersOf = new Map<string, Place[]>();

  for (const [code, givenCityCode, country, name, municipality] of airports) {
    const cityCode = givenCityCode || code;
    const [, cityName, ...otherNames] = cityOf.get(cityCode) ?? [cityCode, municipality];
    const countryName = countryNames.of(country) ?? country;
    const shared = { cityCode, cityName, countryCode: country, countryName };
    const names = [cityName, ...otherNames];
    const otherWords = [countryName, cityCode];
    // A city stands before the busiest of its airports.
    if (isMetropolis.has(cityCode) && !membersOf.has(cityCode)) {
      membersOf.set(cityCode, []);
      places.push({ kind: 'city', code: cityCode, name: cityName, ...shared });
      entries.push({ code: cityCode, names, otherWords });
    }
    const place: Place = { kind: 'airport', code, name, ...shared };
    membersOf.get(cityCode)?.push(place);
    places.push(place);
    entries.push({ code, names: [...names, municipality, name], otherWords });
  }

  // Lists look whole names up alone: they need not hold what a search by parts of words wants.
  let search: ReturnType<typeof createTextSearch> | undefined;
  const byCode = new Map(places.map((place) => [place.code, place]));
  const placesBy = (key: (name: string) => string): ReadonlyMap<string, readonly Place[]> => {
    const found = new Map<string, Place[]>();
    for (const [at, place] of places.entries()) {
      for (const name of new Set(entries[at]?.names.map(key))) found.set(name, [...(found.get(name) ?? []), place]);
    }
    return found;
  };
  // Made when the first name is looked up: a list may have thousands.
  let named: { readonly whole: ReturnType<typeof placesBy>; readonly short: ReturnType<typeof placesBy> } | undefined;
  const bearersOf = (name: string): readonly Place[] => {
    const wanted = plainWords(name);
    if (wanted === '') return [];
    named ??= { whole: placesBy(plainWords), short: placesBy((own) => withoutKind(plainWords(own))) };
    return named.whole.get(wanted) ?? named.short.get(withoutKind(wanted)) ?? [];
  };
  return {
    find: (text, hasCities, most) => {
      search ??= createTextSearch(entries);
      const found = search(text).flatMap((index) => {
        const place = places[index];
        if (place?.kind !== 'city') return place ?? [];
        return [...(hasCities ? [place] : []), ...(membersOf.get(place.code) ?? [])];
      });
      return [...new Set(found)].slice(0, most);
    },
    called: (name, hasCities) => {
      const those = bearersOf(name);
      const ofCities = those.filter(({ kind }) => hasCities && kind === 'city');
      return theOne(ofCities.length > 0 ? ofCities : those.filter(({ kind }) => kind === 'airport'));
    },
    namesakes: (name) => {
      const meant = new Map<string, Place>();
      for (const place of bearersOf(name)) {
        const before = meant.get(place.cityCode);
        if (!before || (before.kind === 'airport' && (place.kind === 'city' || place.code === place.cityCode))) {
          meant.set(place.cityCode, place);
        }
      }
      const ofCities = [...meant.values()].filter(({ kind }) => kind === 'city');
      return ofCities.length > 0 ? ofCities : [...meant.values()];
    },
    named: (code) => byCode.get(code.toUpperCase()),
  };
}

/** "London Heathrow Airport" is called London Heathrow. */
function withoutKind(words: string): string {
  return words.replace(/( international)? (airport|flughafen|aeroport)$/, '');
}

/** The only one; of several airports of one city the one with the city's own code, where it is the busiest: FRA, not HHN, is Frankfurt. */
function theOne([first, ...others]: readonly Place[]): Place | undefined {
  if (others.length === 0) return first;
  const isItsCity = first?.code === first?.cityCode && others.every(({ cityCode }) => cityCode === first?.cityCode);
  return isItsCity ? first : undefined;
}
