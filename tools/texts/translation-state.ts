import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, readExports, readTexts, type Text } from './read-texts.ts';
import { englishFiles, hasTranslation, translationOf } from './text-files.ts';
import { readRecord } from './translation-record.ts';

/** How a file of texts stands in a language. */
export type FileState = {
  readonly file: string;
  readonly translation: string;
  readonly texts: readonly Text[];
  readonly isTranslated: boolean;
  /** Changed in English, or new, since it was last said to be translated. */
  readonly open: readonly Text[];
  /** Exported in one language alone. */
  readonly missingExports: readonly string[];
  readonly extraExports: readonly string[];
};

/** How every file of texts stands in a language. */
export function translationState(root: string, language: string): readonly FileState[] {
  const record = readRecord(root, language);
  return englishFiles(root).map((file) => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const source = read(file);
    const texts = readTexts(file, source);
    const done = record[file] ?? {};
    const translation = translationOf(file, language);
    const isTranslated = hasTranslation(root, file, language);
    const names = readExports(file, source);
    const translated = isTranslated ? readExports(translation, read(translation)) : names;
    return {
      file,
      translation,
      texts,
      isTranslated,
      open: texts.filter(({ key, text }) => done[key] !== hashOf(text)),
      missingExports: names.filter((name) => !translated.includes(name)),
      extraExports: translated.filter((name) => !names.includes(name)),
    };
  });
}
