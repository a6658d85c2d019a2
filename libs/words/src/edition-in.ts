import { fill, type Manner } from '@tim/languages';
import type { Messages } from './messages/en.ts';

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
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

type Phrase = (typeof PHRASES)[number];
type Between = (typeof BETWEEN)[number];
type Before = (typeof BEFORE)[number];

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
export function editionIn(
  { phrases, between, before }: Pick<Messages['edition'], 'phrases' | 'between' | 'before'>,
  { month }: Manner,
  edition: string,
): string {
  return edition.replaceAll(MARKED, (...match: unknown[]) => {
    const found = match.at(-1) as Found;
    if (found.phrase) return phrases[found.phrase];
    const date = found.month ? month({ year: Number(found.year), month: MONTHS.indexOf(found.month) + 1 }) : found.year;
    return (found.before ? fill(before[found.before], { date }) : date) + (found.between ? between[found.between] : '');
  });
}
