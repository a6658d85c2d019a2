import { monthWords } from './en/month.ts';

/**
 * The tables name their editions in a few words around names and dates: "carrier fleets, end of 2025, mostly recalled". A
 * language says the words; names of data sets, and dates in digits, stay.
 */

/** Tables compiled for this project, authorities with their country, how a table came about, and what parts all these. */
const PHRASES = [
  'airport use',
  'BITRE (Australia)',
  'carrier cabins',
  'carrier fleets',
  'carrier status',
  'DGCA (India)',
  'monthly traffic reports',
  'route aircraft',
  'route facts',
  'own table of ',
  'mostly recalled',
  'recalled from general knowledge',
  'recalled',
  ', ',
  '; ',
] as const;
const BETWEEN = [' to ', ' and '] as const;
const BEFORE = ['to', 'end of', 'reviewed'] as const;
/** Of no year. */
const MONTHS = Array.from({ length: 12 }, (_, at) => monthWords(`-${at + 1}`));

type Phrase = (typeof PHRASES)[number];
type Between = (typeof BETWEEN)[number];
type Before = (typeof BEFORE)[number];

/** How a language says an edition. */
export type EditionIn = {
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** Behind a date, before another. */
  readonly between: Readonly<Record<Between, string>>;
  /** Of a date behind a word. */
  readonly before: Readonly<Record<Before, (when: string) => string>>;
  /** Of 2026-11. */
  readonly month: (month: string) => string;
};

const oneOf = (texts: readonly string[]) =>
  `(?:${texts.map((text) => text.replaceAll(/[()]/g, String.raw`\$&`)).join('|')})`;
const DATE = String.raw`(?:\b(?<before>${oneOf(BEFORE)}) )?(?:\b(?<month>${oneOf(MONTHS)}) )?\b(?<year>\d{4}(?:-\d\d)*)\b`;
const MARKED = new RegExp(`${DATE}(?<between>${oneOf(BETWEEN)})?|(?<phrase>${oneOf(PHRASES)})`, 'g');
type Found = {
  readonly before?: Before;
  readonly month?: string;
  readonly year: string;
  readonly between?: Between;
  readonly phrase?: Phrase;
};

/** An edition of a table as a language says it. */
export function editionIn({ phrases, between, before, month }: EditionIn, edition: string): string {
  return edition.replaceAll(MARKED, (...match: unknown[]) => {
    const found = match.at(-1) as Found;
    if (found.phrase) return phrases[found.phrase];
    const when = found.month ? month(`${found.year}-${MONTHS.indexOf(found.month) + 1}`) : found.year;
    return (found.before ? before[found.before](when) : when) + (found.between ? between[found.between] : '');
  });
}
