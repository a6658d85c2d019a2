import { peopleOf, type Home } from './meeting.ts';

/** The most people of a meeting, places they come from, and places that somebody may name to choose from. */
export const MEETING_LIMITS = { people: 2000, homes: 60, places: 100 } as const;

/** A name as it is written, and how many people it stands for; undefined where its number cannot be read, so that the name has all of it. */
export type WrittenHome = { readonly name: string; readonly people: number | undefined };

/** Why a text names no people; `text` is the part that does not say. */
export type HomesProblem =
  | { readonly kind: 'empty' | 'too-many-people' | 'too-many-homes' }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'number' | 'unclear-number'; readonly text: string }
  | { readonly kind: 'ambiguous'; readonly text: string; readonly codes: readonly string[] };

/** What a text names: homes, each place once; or the parts that do not say. */
export type ReadHomes =
  | { readonly kind: 'homes'; readonly homes: readonly Home[] }
  | { readonly kind: 'problems'; readonly problems: readonly HomesProblem[] };

export type PlaceReading = {
  /** Codes of the places that a name may mean. */
  readonly placesOf: (name: string) => readonly string[];
  /** The code of a name that may mean several, as somebody chose it. */
  readonly chosen?: Readonly<Record<string, string>>;
};

/** What stands between homes: no comma within a number does. */
const BETWEEN = /[;；\n\r]|[,、，](?!(?<=\p{N}.)\p{N})/u;

/** The digits of Japanese keyboards. */
const FULL_WIDTH = /[\uFF10-\uFF19]/g;

/** More digits are no number of people. */
const DIGITS = String.raw`(\d{1,9})`;
const NUMBER_ALONE = new RegExp(`^${DIGITS}$`);
/** "12 Zurich", "12x Zurich", "12 from Zurich". */
const NUMBER_FIRST = new RegExp(String.raw`^${DIGITS}\s*(?:(?:[x×]|people from|from)\s+)?(\p{L}\P{N}*)$`, 'iu');
/** "Zurich 12", "Zurich: 12", "Zurich x12", "Zurich (12)", "ZRH-12". A sign right before the digits would be a part of the number. */
const NUMBER_LAST = new RegExp(
  String.raw`^(\P{N}*?(?:[\p{L}\p{M})\]’”»」]|\p{L}\.(?=\s)))(?:\s*[:：=＝×(（]\s*|\s+x\s*|[-–—]|\s+[-–—]\s+|\s*)${DIGITS}[)）]?$`,
  'iu',
);

/**
 * "Zurich 12, Boston 4": names with numbers, apart by commas, semicolons, their full-width forms or lines; a name alone is one person, and a number alone is of
 * the name before it, as in two columns of a table. Numbers are plain digits: nobody guesses what "1,200", "1e3" or "12 7" means.
 */
export function writtenHomes(text: string): readonly WrittenHome[] {
  const homes: WrittenHome[] = [];
  /** The name before, where nothing said yet how many people it stands for. */
  let open: string | undefined;
  const parts = text.replace(FULL_WIDTH, (digit) => digit.normalize('NFKC')).split(BETWEEN);
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    if (open !== undefined && NUMBER_ALONE.test(part)) homes[homes.length - 1] = { name: open, people: Number(part) };
    else homes.push(writtenHome(part));
    open = /\p{N}/u.test(part) ? undefined : part;
  }
  return homes;
}

function writtenHome(part: string): WrittenHome {
  if (!/\p{N}/u.test(part)) return { name: part, people: 1 };
  const [, first, afterNumber = ''] = NUMBER_FIRST.exec(part) ?? [];
  if (first !== undefined) return { name: afterNumber, people: Number(first) };
  const [, beforeNumber = '', last] = NUMBER_LAST.exec(part) ?? [];
  return last === undefined ? { name: part, people: undefined } : { name: beforeNumber, people: Number(last) };
}

/** Read who comes from where; a place that is named twice has the people of both. */
export function readHomes(text: string, reading: PlaceReading): ReadHomes {
  const written = writtenHomes(text);
  if (written.length === 0) return { kind: 'problems', problems: [{ kind: 'empty' }] };
  const people = new Map<string, number>();
  const problems: HomesProblem[] = [];
  for (const home of written) {
    const code = codeOf(home, reading);
    if (typeof code === 'string') people.set(code, (people.get(code) ?? 0) + (home.people ?? 0));
    else if (!problems.some((before) => 'text' in before && before.text === home.name)) problems.push(code);
  }
  const homes = [...people].map(([code, count]) => ({ code, people: count }));
  if (homes.length > MEETING_LIMITS.homes) problems.push({ kind: 'too-many-homes' });
  if (peopleOf(homes) > MEETING_LIMITS.people) {
    problems.push({ kind: 'too-many-people' });
  }
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'homes', homes };
}

/** The places that somebody names to choose from; each once, without numbers. */
export function readPlaces(
  text: string,
  reading: PlaceReading,
): { readonly codes: readonly string[]; readonly problems: readonly HomesProblem[] } {
  const read = writtenHomes(text).map(({ name, people }) =>
    people === undefined ? { kind: 'unknown' as const, text: name } : codeOf({ name, people: 1 }, reading),
  );
  return {
    codes: [...new Set(read.filter((code) => typeof code === 'string'))],
    problems: read.filter((code) => typeof code !== 'string'),
  };
}

function codeOf({ name, people }: WrittenHome, { placesOf, chosen }: PlaceReading): string | HomesProblem {
  if (people === undefined) return { kind: 'unclear-number', text: name };
  if (people === 0) return { kind: 'number', text: name };
  const codes = placesOf(name);
  const [code, ...others] = codes;
  if (code === undefined) return { kind: 'unknown', text: name };
  if (others.length === 0) return code;
  const told = chosen?.[name];
  return told !== undefined && codes.includes(told) ? told : { kind: 'ambiguous', text: name, codes };
}
