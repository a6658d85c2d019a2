import type { LanguageCode } from '@tim/languages';
import { wordsIn } from '@tim/words';
import type { RowLanguage } from './row-language.ts';
import type { RowTexts } from './row-question.ts';
import { ROW_TEXTS as de } from './texts.de.ts';
import { ROW_TEXTS as es } from './texts.es.ts';
import { ROW_TEXTS as fr } from './texts.fr.ts';
import { ROW_TEXTS as ja } from './texts.ja.ts';
import { ROW_TEXTS as en } from './texts.ts';

const TEXTS: Readonly<Record<LanguageCode, RowTexts>> = { en, de, es, fr, ja };

/** What is said of rows in a language, for programs that speak whichever is asked for. */
export const rowLanguageIn = (language: LanguageCode): RowLanguage => ({
  words: wordsIn(language).words,
  texts: TEXTS[language],
});
