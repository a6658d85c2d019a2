import { peopleOf, type Home } from './meeting.ts';

/** The most people of a meeting, places they come from, and places that somebody may name to choose from. */
export const MEETING_LIMITS = { people: 2000, homes: 60, places: 100 } as const;

/** A name as it is written, and how many people it stands for. */
export type WrittenHome = { readonly name: string; readonly people: number };

/** Why a text names no people; `text` is the part that does not say. */
export type HomesProblem =
  | { readonly kind: 'empty' | 'too-many-people' | 'too-many-homes' }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
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

/**
 * "Zurich 12, Boston 4": names with numbers, apart by commas, semicolons, their full-width forms or lines; a name alone is one person, and a number alone is of
 * the name before it, as in two columns of a table.
 */
export function writtenHomes(text: string): readonly WrittenHome[] {
  const homes: WrittenHome[] = [];
  for (const part of text.split(/[,;、，；\n\r]/).map((one) => one.trim())) {
    const before = homes.at(-1);
    if (before && /^\d{1,9}$/.test(part)) homes[homes.length - 1] = { ...before, people: Number(part) };
    else if (part !== '') homes.push(writtenHome(part));
  }
  return homes;
}

/** "Zurich 12", "Zurich: 12", "Zurich x12", "12 Zurich", "12 from Zurich" or "Zurich (12)". */
function writtenHome(part: string): WrittenHome {
  const [, first = '', afterNumber = ''] = /^(\d{1,9})\s?(\D.*)$/.exec(part) ?? [];
  if (first !== '')
    return { people: Number(first), name: afterNumber.replace(/^(?:x|×|people from|from) /i, '').trim() };
  const [, beforeNumber = '', last = ''] = /^(.*\D)(\d{1,9})\)?$/.exec(part) ?? [];
  if (last !== '') return { people: Number(last), name: withoutSign(beforeNumber.trim()) };
  return { people: 1, name: part };
}

/** A name without the sign between it and its number: "Zurich:", "Zurich x", "Zurich (". */
function withoutSign(name: string): string {
  const [, before = ''] = /^(.*[^:=(×\s])\s?(?:[:=(×]| x)$/i.exec(name) ?? [];
  return before === '' ? name : before;
}

/** Read who comes from where; a place that is named twice has the people of both. */
export function readHomes(text: string, reading: PlaceReading): ReadHomes {
  const written = writtenHomes(text);
  if (written.length === 0) return { kind: 'problems', problems: [{ kind: 'empty' }] };
  const people = new Map<string, number>();
  const problems: HomesProblem[] = [];
  for (const home of written) {
    const code = codeOf(home, reading);
    if (typeof code === 'string') people.set(code, (people.get(code) ?? 0) + home.people);
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
  const read = writtenHomes(text).map(({ name }) => codeOf({ name, people: 1 }, reading));
  return {
    codes: [...new Set(read.filter((code) => typeof code === 'string'))],
    problems: read.filter((code) => typeof code !== 'string'),
  };
}

function codeOf({ name, people }: WrittenHome, { placesOf, chosen }: PlaceReading): string | HomesProblem {
  if (people === 0) return { kind: 'number', text: name };
  const codes = placesOf(name);
  const [code, ...others] = codes;
  if (code === undefined) return { kind: 'unknown', text: name };
  if (others.length === 0) return code;
  const told = chosen?.[name];
  return told !== undefined && codes.includes(told) ? told : { kind: 'ambiguous', text: name, codes };
}
