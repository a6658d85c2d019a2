import type { Fault } from '../checks/fault.ts';
import { sectionsOf } from './read-texts.ts';

/**
 * What a translated document lost: a section, a row of a table, a number, code or a link.
 *
 * @param file - the translation's, for the faults
 */
export function documentFaults(file: string, english: string, translation: string): readonly Fault[] {
  const translated = sectionsOf(translation);
  const sections = sectionsOf(english);
  if (translated.length !== sections.length) {
    return [{ file, message: `${translated.length} parts, English has ${sections.length}. Keep the headings.` }];
  }
  return sections.flatMap((section, at) => {
    const heading = section.split('\n', 1)[0];
    return PARTS.flatMap(({ name, of }) =>
      missing(of(section), of(translated[at] ?? '')).map((one) => ({ name, one })),
    ).map(({ name, one }) => ({ file, message: `“${heading}” lost ${name} ${one}.` }));
  });
}

/** The digits of a number, whatever parts its thousands and decimals: `12 000`, `12.000` and `12,000` are one. */
const NUMBER = /\d+(?:[.,]\d+|[ \u00A0\u202F\n]\d{3}(?!\d))*/g;

const PARTS: readonly { readonly name: string; readonly of: (section: string) => readonly string[] }[] = [
  { name: 'the number', of: (text) => found(text, NUMBER).map((number) => number.replaceAll(/\D/g, '')) },
  { name: 'the code', of: (text) => found(text, /`[^`]+`/g) },
  { name: 'the link to', of: (text) => found(text, /(?<=\]\()[^)]+/g) },
  { name: 'a row of a table:', of: (text) => found(text, /^\|/gm) },
];

const found = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/** What is in the first more often than in the second. */
function missing(wanted: readonly string[], there: readonly string[]): readonly string[] {
  const left = [...there];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
