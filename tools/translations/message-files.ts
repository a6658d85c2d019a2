import { globSync } from 'node:fs';
import { posix } from 'node:path';

/** Every text that people read: beside what shows it, and the words for an answer's codes. */
const ENGLISH = [
  'apps/*/src/**/texts.ts',
  'libs/*/src/**/texts.ts',
  'libs/*/src/messages/en.ts',
  'libs/*/src/messages/en/*.ts',
];
const NOT_ENGLISH = /\.(spec|fixture)\.ts$/;

/** The files of English messages, by their path from the repository's root. */
export function englishFiles(root: string): readonly string[] {
  return ENGLISH.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !NOT_ENGLISH.test(file))
    .toSorted();
}

/** Where the files lie that are written from catalogs. */
const TRANSLATED = [
  'apps/*/src/**/texts.??.ts',
  'libs/*/src/**/texts.??.ts',
  'libs/*/src/messages/??.ts',
  'libs/*/src/messages/??/*.ts',
];

/** The files of messages that there are in other languages, by their path from the repository's root. */
export function translatedFiles(root: string): readonly string[] {
  const english = new Set(englishFiles(root));
  return TRANSLATED.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => !english.has(file) && !NOT_ENGLISH.test(file),
  );
}

/** The file that is written from a language's catalog: `texts.de.ts` beside `texts.ts`, `de/` and `de.ts` beside `en/` and `en.ts`. */
export function translationOf(file: string, language: string): string {
  const [folder, name] = [posix.dirname(file), posix.basename(file)];
  if (name === 'texts.ts') return posix.join(folder, `texts.${language}.ts`);
  if (name === 'en.ts') return posix.join(folder, `${language}.ts`);
  return posix.join(posix.dirname(folder), language, name);
}
