import { once, remembered } from './once.ts';
import { countryWords, isBetween, isGeneral, isSide, nameWords, namingWords, withoutUmlauts } from './place-words.ts';
import type { Place } from './place.ts';

/** A place and everything it is called; an airport's own names come last. */
export type NamedPlace = {
  readonly place: Place;
  readonly names: readonly string[];
  readonly ownNames: readonly string[];
};

type ByName = ReadonlyMap<string, readonly NamedPlace[]>;

/**
 * Finds the places that a whole text may mean: by a name alone, or by a name or code beside which stand words of the same place: its
 * airport, its city, its country or state. "London Heathrow", "Frankfurt/Main", "New York JFK", "Paris, France", "San Francisco, CA".
 * Terminal, gate and time may stand there too.
 *
 * @param all - busiest first, as what is found
 */
export function placesMeant(all: readonly NamedPlace[]): (text: string) => readonly Place[] {
  // The airports of a city share its names.
  const plain = remembered(nameWords);
  const byWhole = groupByName(all, ({ names }) => names.map(plain));
  const byShort = groupByName(all, ({ names }) => names.map((name) => withoutKind(plain(name))));
  // Few texts need the rest.
  const byOneWord = once(() =>
    groupByName(all, ({ names }) => names.map((name) => withoutKind(plain(name)).replaceAll(' ', ''))),
  );
  const byOwn = once(() =>
    groupByName(all, ({ names, ownNames }) => [
      ...withoutCity(names.map(plain), ownNames.length),
      ...names.flatMap(firstOfTwo).map(plain),
    ]),
  );
  const byCode = once(() => groupByName(all, ({ place }) => [place.code.toLowerCase()]));
  const order = once(() => new Map(all.map((named, at) => [named, at])));
  const wordsOfCountry = once(countryWords);
  const wordsOf = remembered(({ place, names, ownNames }: NamedPlace): ReadonlySet<string> => {
    const called = names.map(plain);
    const own = withoutCity(called, ownNames.length);
    return new Set([...called, ...own, ...[place.code, place.cityCode].map(plain)].join(' ').split(' '));
  });

  const isOf = (named: NamedPlace, word: string): boolean =>
    wordsOf(named).has(word) || wordsOfCountry()(named.place.countryCode).has(word) || isBetween(word);

  /** Those that have a name among the words to which all other words belong. */
  const besideOthers = (words: readonly string[], names: readonly ByName[]): readonly NamedPlace[] => {
    const found = new Set<NamedPlace>();
    for (let start = 0; start < words.length; start++) {
      for (let end = start + 1; end <= words.length; end++) {
        const others = [...words.slice(0, start), ...words.slice(end)];
        const name = words.slice(start, end).join(' ');
        for (const bearer of names.flatMap((byName) => byName.get(name) ?? [])) {
          if (others.every((word) => isOf(bearer, word))) found.add(bearer);
        }
      }
    }
    return [...found].toSorted((a, b) => (order().get(a) ?? 0) - (order().get(b) ?? 0));
  };

  const meant = (wanted: string): readonly Place[] => {
    const named = byWhole.get(wanted) ?? byShort.get(withoutKind(wanted)) ?? [];
    if (wanted === '' || named.length > 0) return named.map(({ place }) => place);
    const words = namingWords(wanted);
    const name = words.join(' ');
    const known = byShort.get(name) ?? [];
    if (known.length > 0) return known.map(({ place }) => place);
    // A code alone is no name: whoever wrote nothing else has asked for the code.
    if (name === wanted && words.length === 1) {
      return (byOwn().get(name) ?? byOneWord().get(name) ?? []).map(({ place }) => place);
    }
    const found = besideOthers(words, [byShort, byCode()]);
    if (found.length > 0) return found.map(({ place }) => place);
    const own = besideOthers(words, [byOwn()]);
    // Beside a city's name a side says more than which terminal: "London South".
    const isBesideSide = own.length === 0 && isSide(words.at(-1) ?? '');
    return (isBesideSide ? besideOthers(words.slice(0, -1), [byCode(), byOwn()]) : own).map(({ place }) => place);
  };
  return (text) => {
    const wanted = nameWords(text);
    const found = meant(wanted);
    const other = withoutUmlauts(wanted);
    return found.length > 0 || other === wanted ? found : meant(other);
  };
}

/** What an airport is called without its city: "heathrow" of "london heathrow airport"; "la guardia" as one word too. */
function withoutCity(names: readonly string[], ownCount: number): readonly string[] {
  const ofCity = new Set(names.slice(0, names.length - ownCount).flatMap((name) => name.split(' ')));
  return names.slice(names.length - ownCount).flatMap((name) => {
    const own = namingWords(name).filter((word) => !ofCity.has(word));
    const isName = own.some((word) => word.length >= SHORTEST_OWN_NAME && !isGeneral(word));
    return isName ? [...new Set([own.join(' '), own.join('')])] : [];
  });
}

/** "Clermont-Ferrand" of "Clermont-Ferrand/Auvergne". */
const firstOfTwo = (name: string): readonly string[] => (name.includes('/') ? [name.slice(0, name.indexOf('/'))] : []);

/** Shorter words are initials. */
const SHORTEST_OWN_NAME = 4;

function groupByName(all: readonly NamedPlace[], namesOf: (named: NamedPlace) => readonly string[]): ByName {
  const groups = new Map<string, NamedPlace[]>();
  for (const named of all) {
    for (const name of namesOf(named)) {
      const group = groups.get(name);
      if (!group) groups.set(name, [named]);
      // Two of its names may be the same words.
      else if (group.at(-1) !== named) group.push(named);
    }
  }
  groups.delete('');
  return groups;
}

/** "London Heathrow Airport" is called London Heathrow. */
function withoutKind(words: string): string {
  return words.replace(/( international)? (airport|flughafen|aeroport)$/, '');
}
