import { MANNERS, type LanguageCode, type MessagesOf } from '@tim/languages';
import { listTitlesIn, wordsIn } from '@tim/words';
import type { FaultTexts } from '../list/list-fault.ts';
import type { RowLanguage } from './row-language.ts';
import * as de from '../texts.de.ts';
import * as es from '../texts.es.ts';
import * as fr from '../texts.fr.ts';
import * as ja from '../texts.ja.ts';
import * as en from '../texts.ts';

const TEXTS: Readonly<Record<LanguageCode, MessagesOf<typeof en>>> = { en, de, es, fr, ja };

/** What is said of rows in a language, for programs that speak whichever is asked for. */
export const rowLanguageIn = (language: LanguageCode): RowLanguage => ({
  words: wordsIn(language).words,
  texts: TEXTS[language].ROW_TEXTS,
  manner: MANNERS[language],
  titles: listTitlesIn(language),
});

/** What is said in a language of lists and files that cannot be read: a `ListFault` says itself with it, and the language's manner. */
export const faultTextsIn = (language: LanguageCode): FaultTexts => ({
  ...TEXTS[language].LIST_TEXTS,
  ...TEXTS[language].FILE_TEXTS,
});
