import type { FindIndex } from './find-index.ts';
import { isOneLetterOff } from './near-name.ts';
import { once, remembered } from './once.ts';
import { placesMeant, type NamedPlace } from './place-names.ts';
import { nameWords, namingWords, withoutUmlauts } from './place-words.ts';
import type { Place, Station } from './place.ts';
import { plainWords } from './plain-words.ts';
import { createTextSearch, type Named } from './text-search.ts';

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
   * The one place that a whole text means, as `namesakes` finds it: the city that stands for its airports before an airport, and of a
   * city's airports the busiest. Undefined where it means nothing or more than one.
   *
   * @param hasCities - whether one place may stand for its whole city; else the busiest airport must have the city's code
   */
  readonly called: (name: string, hasCities: boolean) => Place | undefined;
  /**
   * The places that a whole text may mean, in any case and without accents, busiest first: a name, alone or beside a code, the city,
   * country or state, a terminal, gate or time. One for each city that has the name, or has an airport of that name. Cities that stand
   * for their airports come alone; of another city its main airport is meant. A closed airport is
   * meant by a name of its own, not its city's: Berlin Tegel, while a list's Blackpool may be a station.
   */
  readonly namesakes: (name: string) => readonly Place[];
  /** The one place whose name is one letter off a whole text that names none: Zurich for "Zurihc". Undefined where several are, or none. */
  readonly near: (name: string) => Place | undefined;
  /** The place of a code, in either case. */
  readonly named: (code: string) => Place | undefined;
  /**
   * The railway station of a code that no airport has, in either case.
   *
   * @param hasCities - whether the city that stands for its airports may be near
   */
  readonly station: (code: string, hasCities: boolean) => Station | undefined;
};

/**
 * A closed airport is found where the text means no open place, so that no city's name leads to it; a station's code finds the airport
 * nearby.
 *
 * @param language - of the countries' names, BCP 47; they are found by their English ones too
 */
export function createPlaceSearch(index: FindIndex, language = 'en'): PlaceSearch {
  const open = searchAmong(index, language);
  // Few texts mean no open place.
  const closed = once(() => searchAmong({ ...index, airports: index.closedAirports, metropolises: [] }, language));
  const ownWords = once(() => ownWordsOf(index));
  const named = (code: string) => open.named(code) ?? closedOrNone(closed().named(code));
  const stations = new Map(index.stations.map((row) => [row[0], row]));
  const station = (code: string, hasCities: boolean): Station | undefined => {
    const [, name, airport = ''] = stations.get(code.normalize('NFKC').toUpperCase()) ?? [];
    if (name === undefined || named(code)) return undefined;
    const near = open.named(airport);
    const city = near && hasCities ? open.named(near.cityCode) : undefined;
    return { name, near: city?.kind === 'city' ? city : near };
  };
  return {
    named,
    station,
    find: (text, hasCities, most) => {
      const near = station(text.trim(), hasCities)?.near;
      if (near) return [near];
      const found = open.find(text, hasCities, most);
      return found.length > 0 ? found : closed().find(text, false, most).map(asClosed);
    },
    called: (name, hasCities) =>
      open.namesakes(name).length > 0 ? open.called(name, hasCities) : closedOrNone(closed().called(name, false)),
    namesakes: (name) => {
      const found = open.namesakes(name);
      if (found.length > 0) return found;
      const words = [nameWords(name), withoutUmlauts(nameWords(name))].flatMap((text) => text.split(' '));
      const isNamed = ({ code }: Place) => words.some((word) => ownWords().get(code)?.has(word));
      return closed().namesakes(name).filter(isNamed).map(asClosed);
    },
    near: open.near,
  };
}

const asClosed = (place: Place): Place => ({ ...place, isClosed: true });
const closedOrNone = (place: Place | undefined): Place | undefined => place && asClosed(place);

const wordsIn = (names: readonly string[]) => names.flatMap((name) => nameWords(name).split(' '));

/** The words of the closed airports' own names that are none of their cities', and their codes, by code. */
function ownWordsOf({ closedAirports, cities }: FindIndex): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    closedAirports.map(([code, cityCode, , name, municipality, ...otherNames]) => {
      const [, ...cityNames] = cities.find(([city]) => city === (cityCode || code)) ?? [code];
      const ofCity = new Set(wordsIn([municipality, ...cityNames]));
      const own = wordsIn([name, ...otherNames]).filter((word) => !ofCity.has(word));
      return [code, new Set([code.toLowerCase(), ...own])] as const;
    }),
  );
}

/** Names of countries in a language, each asked of the platform once: it takes a tenth of a second for all airports on a slow phone. */
function countriesIn(language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return remembered((code) => names.of(code) ?? code);
}

type Places = Pick<FindIndex, 'airports' | 'cities' | 'metropolises'>;

function searchAmong({ airports, cities, metropolises }: Places, language: string): Omit<PlaceSearch, 'station'> {
  const countryNames = countriesIn(language);
  const englishNames = countriesIn('en');
  const cityOf = new Map(cities.map((city) => [city[0], city]));
  const isMetropolis = new Set(metropolises);
  const places: Place[] = [];
  const entries: (Named & Pick<NamedPlace, 'ownNames'>)[] = [];
  const membersOf = new Map<string, Place[]>();

  for (const [code, givenCityCode, country, name, municipality, ...otherOwnNames] of airports) {
    const cityCode = givenCityCode || code;
    const [, cityName, ...otherNames] = cityOf.get(cityCode) ?? [cityCode, municipality];
    const countryName = countryNames(country);
    const shared = { cityCode, cityName, countryCode: country, countryName };
    const names = [cityName, ...otherNames];
    const otherWords = [...new Set([countryName, englishNames(country)]), cityCode];
    // A city stands before the busiest of its airports.
    if (isMetropolis.has(cityCode) && !membersOf.has(cityCode)) {
      membersOf.set(cityCode, []);
      places.push({ kind: 'city', code: cityCode, name: cityName, ...shared });
      entries.push({ code: cityCode, names, ownNames: [], otherWords });
    }
    const place: Place = { kind: 'airport', code, name, ...shared };
    membersOf.get(cityCode)?.push(place);
    places.push(place);
    const ownNames = [...otherOwnNames, name];
    entries.push({ code, names: [...names, municipality, ...ownNames], ownNames, otherWords });
  }

  // Lists only look up whole names and need not hold it.
  const searcher = once(() => createTextSearch(entries));
  const search = (text: string) => searcher()(text);
  const byCode = new Map(places.map((place) => [place.code, place]));
  const namedAt = (at: number): readonly NamedPlace[] => {
    const [place, entry] = [places[at], entries[at]];
    return place && entry ? [{ place, ...entry }] : [];
  };
  // A list may look up thousands of names.
  const nameReader = once(() => placesMeant(places.flatMap((_, at) => namedAt(at))));
  const bearersOf = (name: string) => nameReader()(name);
  /** The same of one text alone, among the places that have one of its rarer words. */
  const bearersNear = (text: string): readonly Place[] => {
    const byWord = namingWords(plainWords(text)).map(search);
    const near = new Set(byWord.filter((found) => found.length <= MOST_OF_A_RARE_WORD).flat());
    return placesMeant([...near].toSorted((a, b) => a - b).flatMap(namedAt))(text);
  };
  // Few names are known to nobody.
  const allNames = once(() => new Set(entries.flatMap(({ names }) => names.map(nameWords))));
  const namesakes = (name: string): readonly Place[] => {
    const meant = new Map<string, Place>();
    for (const place of bearersOf(name)) {
      const before = meant.get(place.cityCode);
      if (!before || (before.kind === 'airport' && (place.kind === 'city' || place.code === place.cityCode))) {
        meant.set(place.cityCode, place);
      }
    }
    const ofCities = [...meant.values()].filter(({ kind }) => kind === 'city');
    return ofCities.length > 0 ? ofCities : [...meant.values()];
  };
  return {
    find: (text, hasCities, most) => {
      const matches = search(text).flatMap((index) => places[index] ?? []);
      const found = (matches.length > 0 ? matches : bearersNear(text)).flatMap((place) => {
        if (place.kind !== 'city') return place;
        return [...(hasCities ? [place] : []), ...(membersOf.get(place.code) ?? [])];
      });
      return [...new Set(found)].slice(0, most);
    },
    called: (name, hasCities) => {
      const those = bearersOf(name);
      const ofCities = those.filter(({ kind }) => hasCities && kind === 'city');
      return theOne(ofCities.length > 0 ? ofCities : those.filter(({ kind }) => kind === 'airport'), hasCities);
    },
    namesakes,
    near: (name) => {
      const written = nameWords(name);
      const near = [...allNames()].filter((one) => isOneLetterOff(written, one)).flatMap(namesakes);
      const [place, ...others] = new Map(near.map((one) => [one.code, one])).values();
      return others.length === 0 ? place : undefined;
    },
    named: (code) => byCode.get(code.normalize('NFKC').toUpperCase()),
  };
}

/** A word that more places have is that of a country, or says little. */
const MOST_OF_A_RARE_WORD = 60;

/** The only one; of several airports of one city the busiest: PVG is Shanghai. Where it may not stand for the city, only with the city's code: FRA, not HHN, is Frankfurt. */
function theOne([first, ...others]: readonly Place[], standsForCity: boolean): Place | undefined {
  if (others.length === 0) return first;
  const areOfItsCity = others.every(({ cityCode }) => cityCode === first?.cityCode);
  return areOfItsCity && (standsForCity || first?.code === first?.cityCode) ? first : undefined;
}
