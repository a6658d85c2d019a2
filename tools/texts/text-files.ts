import { existsSync, globSync } from 'node:fs';
import { posix } from 'node:path';
import { join } from 'node:path';

/** Every text that people read: beside what shows it, the words for an answer's codes, the document that is a page. */
const ENGLISH = [
  'apps/*/src/**/texts.ts',
  'libs/*/src/**/texts.ts',
  'libs/*/src/messages/en/*.ts',
  'docs/methodology.md',
];
const NOT_ENGLISH = /\.(spec|fixture)\.ts$/;

/** The files of English texts, by their path from the repository's root. */
export function englishFiles(root: string): readonly string[] {
  return ENGLISH.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_ENGLISH.test(file))
    .toSorted();
}

/** Where the translation of a file stands: `texts.de.ts` or `methodology.de.md` beside it, or the folder `de` beside `en`. */
export function translationOf(file: string, language: string): string {
  const [folder, name] = [posix.dirname(file), posix.basename(file)];
  if (isDocument(file)) return posix.join(folder, name.replace(/md$/, `${language}.md`));
  if (name === 'texts.ts') return posix.join(folder, `texts.${language}.ts`);
  return posix.join(posix.dirname(folder), language, name);
}

export function hasTranslation(root: string, file: string, language: string): boolean {
  return existsSync(join(root, translationOf(file, language)));
}

/** Whether it is a document in Markdown, not a file of typed texts. */
export const isDocument = (file: string): boolean => file.endsWith('.md');
