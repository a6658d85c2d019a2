import { remembered } from './once.ts';
import { plainWords } from './plain-words.ts';

/** "D.C.", "a. M.": each letter but the last, with what parts it from the next. */
const INITIALS = /(?<!\p{L})(\p{L})\.\s?(?=\p{L}\.)/gu;

/** Words that stand for one another in names. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    ft: 'fort',
    mt: 'mount',
    saint: 'st',
    sankt: 'st',
    sainte: 'ste',
  }),
);

/** A terminal behind a name without a space, in plain letters: "羽田空港第2ターミナル", "成田国際線ターミナルビル". */
const JAPANESE_TERMINAL = /(?:第?\d|第[一二三]|国際線?|国内線?)?(?:旅客)?ターミナル(?:ヒル)?\d?$/u;

/** The plain words of a name, the same however they are shortened: "Ft. Lauderdale" is Fort Lauderdale, "D.C." is DC. */
export function nameWords(text: string): string {
  const plain = plainWords(text.replace(INITIALS, '$1'));
  const words = plain
    .split(' ')
    .map((word) => word.replace(JAPANESE_TERMINAL, ''))
    .filter((word) => word !== '');
  return words.map((word) => SAME_WORDS.get(word) ?? word).join(' ') || plain;
}

/** The same where letters with dots were written as two: "zuerich" is zurich. */
export const withoutUmlauts = (words: string): string => words.replace(/([aou])e/g, '$1');

/** A name with more words is no place's. */
const MOST_WORDS = 16;

/** What a place is, not how it is called. */
const KINDS = new Set(
  (
    'airport airports international internacional internazionale intl apt airfield aerodrome flughafen aeroport ' +
    'aeropuerto aeroporto luchthaven'
  ).split(' '),
);

/** What stands between the words of a name, or tells a time. */
const BETWEEN = new Set('de du di do da del of the am pm at uhr hrs h lt utc gmt dep arr departure arrival'.split(' '));

/** What is followed by a name of its own. */
const PARTS = new Set('terminal term gate hall concourse pier tml aerogare'.split(' '));
const LONGEST_PART_NAME = 3;

/** What a terminal may be called: "South Terminal", "Terminal Sud". */
const SIDES = new Set('north south east west main nord sud ost est ouest norte sur oeste sul'.split(' '));

/** Whether a word may stand for a terminal: "Gatwick South". Of an airport's own name it is a part: "Tenerife South". */
export const isSide = (word: string): boolean => SIDES.has(word);

/** "14", "0815", "2e"; "t5", "b12". */
const NUMBERED = /^(?:\d|[a-z]\d)/;

/**
 * The words that may name a place, without terminal, gate and time, and without the words for an airport.
 *
 * @param text - as `nameWords` gives it
 * @returns none for a text that is too long to be a name
 */
export function namingWords(text: string): readonly string[] {
  const words = text.split(' ');
  if (words.length > MOST_WORDS) return [];
  return words.filter((word, at) => {
    const before = words[at - 1] ?? '';
    const isPartName = PARTS.has(before) && word.length <= LONGEST_PART_NAME;
    return !(word === '' || isPartName || PARTS.has(word) || KINDS.has(word) || NUMBERED.test(word));
  });
}

/** Words that may stand beside any name. */
export const isBetween = (word: string): boolean => BETWEEN.has(word);

/** The words of a name that tell which name it is: the same with a terminal or a time beside it, and for its airport. */
export function nameKey(text: string): string {
  const words = nameWords(text);
  return (
    namingWords(words)
      .filter((word) => !isBetween(word))
      .join(' ') || words
  );
}

/** What an airport of any city may be called. */
const GENERAL = new Set(
  (
    'city regional municipal national county field island memorial metropolitan central north south east west downtown ' +
    'nord norte'
  ).split(' '),
);

/** Words that tell no airport from others. */
export const isGeneral = (word: string): boolean => GENERAL.has(word);

/** What people call a country beside its name and its code of two letters. */
const OTHER_COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    GB: 'uk england scotland wales great britain northern ireland',
    US: 'usa america',
    AE: 'uae emirates',
    NL: 'holland',
    CZ: 'czech republic',
    KR: 'korea south',
  }),
);

/** States and provinces that stand behind a city's name, by country. */
const REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    US:
      'al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc ' +
      'sd tn tx ut vt va wa wv wi wy pr alabama alaska arizona arkansas california colorado connecticut delaware florida georgia ' +
      'hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi ' +
      'missouri montana nebraska nevada new hampshire jersey mexico york north carolina dakota ohio oklahoma oregon pennsylvania ' +
      'rhode island south tennessee texas utah vermont virginia washington west wisconsin wyoming',
    CA:
      'ab bc mb nb nl ns nt nu on pe qc sk yt alberta british columbia manitoba new brunswick newfoundland nova scotia ontario ' +
      'prince edward island quebec saskatchewan yukon',
    BR:
      'ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to acre alagoas amapa amazonas bahia ceara distrito ' +
      'federal espirito santo goias maranhao mato grosso sul minas gerais para paraiba parana pernambuco piaui rio janeiro norte ' +
      'rondonia roraima santa catarina sao paulo sergipe tocantins',
    AU: 'nsw vic qld wa sa tas act nt new south wales victoria queensland western australia tasmania northern territory',
  }),
);

/** Languages in which countries are named. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

/** The words that may stand behind a place's name to say in which country or state it is. */
export function countryWords(): (countryCode: string) => ReadonlySet<string> {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return remembered((countryCode) => {
    const texts = [
      countryCode,
      ...names.map((name) => name.of(countryCode) ?? ''),
      OTHER_COUNTRY_NAMES.get(countryCode) ?? '',
      REGIONS.get(countryCode) ?? '',
    ];
    return new Set(plainWords(texts.join(' ')).split(' '));
  });
}

/** Whole names of countries that no language's list has. */
const WHOLE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    uk: 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'great britain': 'GB',
    'northern ireland': 'GB',
    gbr: 'GB',
    usa: 'US',
    'united states of america': 'US',
    america: 'US',
    uae: 'AE',
    holland: 'NL',
    'czech republic': 'CZ',
    'south korea': 'KR',
    'korea south': 'KR',
  }),
);

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/** Finds the ISO code of the country that a whole text names, by its code or in one of the languages; undefined for any other text. */
export function countryNamed(): (text: string) => string | undefined {
  let known: ReadonlyMap<string, string> | undefined;
  return (text) => {
    known ??= new Map(
      LANGUAGES.flatMap((language) => {
        const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
        return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
          const name = names.of(code);
          return name === undefined ? [] : [[code.toLowerCase(), code] as const, [plainWords(name), code] as const];
        });
      }),
    );
    const words = plainWords(text);
    return WHOLE_NAMES.get(words) ?? known.get(words);
  };
}
