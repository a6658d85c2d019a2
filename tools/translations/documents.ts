import { createHash } from 'node:crypto';
import type { Fault } from '../checks/fault.ts';

/** Documents that are translated section by section, by their path from the repository's root. */
export const DOCUMENTS: readonly string[] = ['docs/methodology.md'];

/** Where the translation of a document stands: `methodology.de.md` beside it. */
export const translatedDocument = (file: string, language: string): string => file.replace(/md$/, `${language}.md`);

/**
 * What a translated document lost: a section, a row of a table, a number, code or a link; and the sections that changed in English
 * since. A comment in a section says which English text it is of: `<!-- English 1a2b3c4d -->`.
 *
 * @param file - the translation's, for the faults
 * @param isPublished - whether every section has to be of today's English
 */
export function documentFaults(
  file: string,
  english: string,
  translation: string,
  isPublished: boolean,
): readonly Fault[] {
  const translated = sectionsOf(translation);
  const sections = sectionsOf(english);
  if (translated.length !== sections.length) {
    return [{ file, message: `${translated.length} parts, English has ${sections.length}. Keep the headings.` }];
  }
  return sections.flatMap((section, at) => {
    const heading = section.split('\n', 1)[0];
    const [, of] = ENGLISH.exec(translated[at] ?? '') ?? [];
    const text = (translated[at] ?? '').replace(ENGLISH, '');
    const hash = hashOf(section);
    const isOld = isPublished && of !== hash;
    return [
      ...PARTS.flatMap((part) => missing(part.of(section), part.of(text)).map((one) => `lost ${part.name} ${one}.`)),
      ...(isOld ? [`changed in English. Translate it, with <!-- English ${hash} -->.`] : []),
    ].map((message) => ({ file, message: `“${heading}” ${message}` }));
  });
}

const ENGLISH = /<!-- English ([0-9a-f]{8}) -->/;

/** What stands above a document's first section, and each of its sections from its heading on. */
function sectionsOf(markdown: string): readonly string[] {
  return markdown.split(/^(?=## )/m).map((section) => section.trim());
}

/** Which text it is: eight hexadecimal digits. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

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
