import { posix } from 'node:path';
import { catalogFile, type Entry } from './catalog.ts';
import { translationOf } from './message-files.ts';
import { readImports, readMessages, type Part } from './read-messages.ts';

/**
 * A file of messages in another language: the English file with its strings exchanged, and its imports of other such files led to
 * theirs. What is not translated stays English.
 *
 * @param english - every file of English messages
 * @param entries - the catalog, by context
 */
export function translatedSource(
  { file, code }: { readonly file: string; readonly code: string },
  language: string,
  english: ReadonlySet<string>,
  entries: ReadonlyMap<string, Entry>,
): string {
  const texts = readMessages(file, code).flatMap(({ key, parts }) => {
    const translated = entries.get(`${file} ${key}`)?.translated ?? [];
    return parts.flatMap((part, form) => {
      const text = translated[form] ?? translated.at(-1);
      return text === undefined ? [] : [{ ...part, text: part.isTemplate ? inBackticks(text, part) : inQuotes(text) }];
    });
  });
  const imports = readImports(file, code).flatMap((one) => {
    const imported = posix.join(posix.dirname(file), one.text);
    if (!one.text.startsWith('.') || !english.has(imported)) return [];
    const path = posix.relative(posix.dirname(translationOf(file, language)), translationOf(imported, language));
    return [{ ...one, text: inQuotes(path.startsWith('.') ? path : `./${path}`) }];
  });
  return `// Written from ${catalogFile(language)} by \`npm run translations\`: change it there.\n${exchanged(code, [...imports, ...texts])}`;
}

/** The code with other text from `start` to `end` of each. */
function exchanged(code: string, parts: readonly Omit<Part, 'isTemplate'>[]): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((before, { start, end, text }) => before.slice(0, start) + text + before.slice(end), code);
}

const inQuotes = (text: string): string => JSON.stringify(text);

/** A translation may use the constants of its English text, and no other code. */
function inBackticks(text: string, { text: english }: Part): string {
  const constants = new Set(english.match(CONSTANT));
  const safe = text.replaceAll(/[`\\]/g, String.raw`\$&`);
  return `\`${safe.replaceAll(CONSTANT, (constant) => (constants.has(constant) ? constant : `\\${constant}`))}\``;
}

const CONSTANT = /\$\{[^}]*\}/g;
