import UFuzzy from '@leeoniya/ufuzzy';
import { AIRPORT_KIND_BEFORE } from './airport-kind.ts';
import { NO_WORD, plain, plainWords } from './plain-words.ts';
import { namingWords } from './place-words.ts';

/** Something that is found by its code or its names. */
export type Named = {
  readonly code: string;
  /** What it is called; a text that begins with what is typed comes before one that has it further on. */
  readonly names: readonly string[];
  /** What else it is found by. */
  readonly otherWords: readonly string[];
};

/** Where an entry stands among those found; the lower the earlier. */
const RANK = { code: 0, name: 1, beginningOfName: 2, word: 3 } as const;

/** Nobody types more of a name. The bound limits how long a search takes. */
const MOST_LETTERS = 40;
const MOST_WORDS = 5;
/** The order of so many words does not matter. One word more multiplies the work. */
const MOST_ORDERED = 3;

/** Fewer letters are the beginning of too many names. */
const FEWEST_LETTERS_IN_ONE_WORD = 5;

/** Words must begin as typed. */
const WORD_STARTS = { interLft: 2 } as const;
const exact = new UFuzzy(WORD_STARTS);
/** One error in each word, but for its first letter and its last: "Atlantis" is no Atlantique. */
const forgiving = new UFuzzy({ ...WORD_STARTS, intraMode: 1, intraSlice: [1, -1] });
/** One error in each word but for its first letter, of words that end as typed. */
const forgivingWholeWords = new UFuzzy({ ...WORD_STARTS, interRgt: 2, intraMode: 1 });

/**
 * A search through a list that stands in the order of importance. It knows no accents and takes any text. Where nothing
 * has what is typed, it forgives one typing error in each word, the first letter aside: first of names or their ends, then of the
 * beginnings of any words, where the last letter must be as typed too.
 *
 * @returns the places in the list of what is found: by code, by the whole name, by its beginning, by any of its words;
 *   within each the order of the list
 */
export function createTextSearch(list: readonly Named[]): (text: string) => readonly number[] {
  const names = list.map((entry) => entry.names.map(plain));
  const haystack = list.map(({ code, otherWords }, place) =>
    [plain(code), ...(names[place] ?? []), ...otherWords.map(plain)].join(' | '),
  );
  const places = new Map(list.map(({ code }, place) => [plain(code), place]));
  // Nobody types "Aéroport" for what begins with an A.
  const beginnings = names.map((own) => own.map((name) => name.replace(AIRPORT_KIND_BEFORE, '')));
  const placesByInitial = groupByInitials(haystack);

  /** Entries with a name that begins so when it is written as one word: "newyork". */
  const inOneWord = (typed: string, candidates: readonly number[]) =>
    typed.length < FEWEST_LETTERS_IN_ONE_WORD || typed.includes(' ')
      ? []
      : candidates.filter((place) => names[place]?.some((name) => name.replaceAll(' ', '').startsWith(typed)));

  return (text) => {
    const typed = words(text);
    if (typed === '') return [];
    const rankOf = (place: number) => {
      const own = names[place] ?? [];
      if (places.get(typed) === place) return RANK.code;
      if (own.includes(typed)) return RANK.name;
      return beginnings[place]?.some((name) => name.startsWith(typed)) ? RANK.beginningOfName : RANK.word;
    };
    // Every word must begin as typed, so the rarest initial leaves few entries to search.
    const candidates = typed
      .split(' ')
      .map((word) => placesByInitial.get(/^./u.exec(word)?.[0] ?? '') ?? [])
      .reduce((fewest, some) => (some.length < fewest.length ? some : fewest));
    const found = IS_LATIN.test(typed)
      ? firstOf(
          matches(exact, haystack, typed, candidates),
          () => inOneWord(typed, candidates),
          () =>
            matches(forgivingWholeWords, haystack, typed, candidates).filter((place) =>
              isNearName(names[place], typed),
            ),
          () => matches(forgiving, haystack, typed, candidates),
        )
      : asTyped(haystack, typed, candidates);
    return found
      .map((place) => ({ place, rank: rankOf(place) }))
      .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
      .map(({ place }) => place);
  };
}

/** The first answer that has any. */
function firstOf(found: readonly number[], ...others: readonly (() => readonly number[])[]): readonly number[] {
  const [next, ...further] = others;
  return found.length > 0 || !next ? found : firstOf(next(), ...further);
}

/** Whether what is typed is one of the names or ends one, one error in each word aside: "heathrov", but not "atlantis" for Atlantic City. */
function isNearName(names: readonly string[] = [], typed: string): boolean {
  const wordCount = typed.split(' ').length;
  return names.some((name) => {
    const end = namingWords(plainWords(name)).slice(-wordCount).join(' ');
    const isAsLong = Math.abs(end.length - typed.length) <= wordCount;
    return isAsLong && matches(forgivingWholeWords, [end], typed, [0]).length > 0;
  });
}

/** What the library knows. */
const IS_LATIN = /^[a-z0-9 ]*$/;

/** Entries that have all words at the beginning of one of theirs, for the scripts that the library does not know. */
function asTyped(haystack: readonly string[], typed: string, among: readonly number[]): readonly number[] {
  const terms = typed.split(' ').map((term) => ` ${term}`);
  return among.filter((place) => {
    const text = ` ${haystack[place]?.replaceAll(NO_WORD, ' ') ?? ''}`;
    return terms.every((term) => text.includes(term));
  });
}

/** Which entries have a word that begins with a letter or digit. */
function groupByInitials(haystack: readonly string[]): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  haystack.forEach((text, place) => {
    const initials = new Set(text.match(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu));
    for (const initial of initials) {
      const group = groups.get(initial);
      if (group) group.push(place);
      else groups.set(initial, [place]);
    }
  });
  return groups;
}

/** Entries that have all words, in any order of the first few. */
function matches(search: UFuzzy, haystack: string[], typed: string, among: number[]): readonly number[] {
  const terms = typed.split(' ');
  const tail = terms.slice(MOST_ORDERED);
  const found = UFuzzy.permute(terms.slice(0, MOST_ORDERED)).flatMap((order) => {
    const needle = [...order, ...tail].join(' ');
    const candidates = search.filter(haystack, needle, among) ?? [];
    return candidates.length === 0 ? [] : search.info(candidates, haystack, needle).idx;
  });
  return [...new Set(found)];
}

/** The words of a typed text, without what the search's library would read as its own signs. */
function words(text: string): string {
  return plainWords(text.slice(0, MOST_LETTERS)).split(' ').slice(0, MOST_WORDS).join(' ');
}
