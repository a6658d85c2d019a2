import { LANGUAGE_CODES, LANGUAGES } from '@tim/languages';
import { readCatalog, writeCatalog } from './catalog.ts';
import { isOpen } from './check-translations.ts';
import { englishEntries, mergeCatalog } from './merge-catalog.ts';
import { writeTranslations } from './write-translations.ts';

/** Bring every catalog up to today's English texts, write the files that programs read, and tell what is to be translated. */
export function updateTranslations(root: string): void {
  const english = englishEntries(root);
  for (const language of LANGUAGE_CODES) {
    if (language === 'en') continue;
    const entries = mergeCatalog(english, readCatalog(root, language));
    writeCatalog(root, language, entries);
    const open = entries.filter(isOpen);
    console.log(`${LANGUAGES[language].name}: ${entries.length} texts, ${open.length} to translate`);
    for (const { context, english: texts } of open) console.log(`  ${context}\n    ${texts.join('\n    ')}`);
  }
  writeTranslations(root);
}
