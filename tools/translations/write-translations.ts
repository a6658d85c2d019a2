import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGE_CODES } from '@tim/languages';
import { readCatalog } from './catalog.ts';
import { englishFiles, translatedFiles, translationOf } from './message-files.ts';
import { translatedSource } from './translated-source.ts';

/** Write the files of messages of each language but English out of its catalog, those that changed, and remove those of no text or language. */
export function writeTranslations(root: string): void {
  const files = englishFiles(root).map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));
  const names = new Set(files.map(({ file }) => file));
  const written = new Set<string>();
  for (const language of LANGUAGE_CODES) {
    if (language === 'en') continue;
    const entries = new Map(readCatalog(root, language).map((entry) => [entry.context, entry]));
    for (const file of files) {
      const translation = translationOf(file.file, language);
      written.add(translation);
      const path = join(root, translation);
      const code = translatedSource(file, language, names, entries);
      if (existsSync(path) && readFileSync(path, 'utf8') === code) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
  }
  for (const file of translatedFiles(root)) if (!written.has(file)) rmSync(join(root, file));
}
