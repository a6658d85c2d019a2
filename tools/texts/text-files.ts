import { existsSync, globSync } from 'node:fs';
import { posix } from 'node:path';
import { join } from 'node:path';

/** Every text that people read: beside what shows it, and the words for an answer's codes. */
const ENGLISH = ['apps/*/src/**/texts.ts', 'libs/*/src/**/texts.ts', 'libs/*/src/en/*.ts'];
const NOT_ENGLISH = /\.(spec|fixture)\.ts$/;

/** The files of English texts, by their path from the repository's root. */
export function englishFiles(root: string): readonly string[] {
  return ENGLISH.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_ENGLISH.test(file))
    .toSorted();
}

/** Where the translation of a file stands: `texts.de.ts` beside it, or the folder `de` beside `en`. */
export function translationOf(file: string, language: string): string {
  const [folder, name] = [posix.dirname(file), posix.basename(file)];
  if (name === 'texts.ts') return posix.join(folder, `texts.${language}.ts`);
  return posix.join(posix.dirname(folder), language, name === 'en.ts' ? `${language}.ts` : name);
}

export function hasTranslation(root: string, file: string, language: string): boolean {
  return existsSync(join(root, translationOf(file, language)));
}
