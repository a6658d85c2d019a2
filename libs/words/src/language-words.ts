import { MANNERS, type LanguageCode } from '@tim/languages';
import { MESSAGES as de } from './messages/de.ts';
import { explanations as deExplanations } from './messages/de/explanations.ts';
import { MESSAGES as en } from './messages/en.ts';
import { explanations as enExplanations } from './messages/en/explanations.ts';
import { MESSAGES as es } from './messages/es.ts';
import { explanations as esExplanations } from './messages/es/explanations.ts';
import { MESSAGES as fr } from './messages/fr.ts';
import { explanations as frExplanations } from './messages/fr/explanations.ts';
import { MESSAGES as ja } from './messages/ja.ts';
import { explanations as jaExplanations } from './messages/ja/explanations.ts';
import { wordsOf } from './words-of.ts';
import type { Explanations, Words } from './words.ts';

/** All that a language has to say. */
export type LanguageWords = { readonly words: Words; readonly explanations: Explanations };

const english: LanguageWords = { words: wordsOf(en, MANNERS.en), explanations: enExplanations };

/** The languages that have words, for programs that speak whichever is asked for. A site has its own alone, `ownWords`. */
export const LANGUAGE_WORDS: Readonly<Partial<Record<LanguageCode, LanguageWords>>> = {
  de: { words: wordsOf(de, MANNERS.de), explanations: deExplanations },
  en: english,
  es: { words: wordsOf(es, MANNERS.es), explanations: esExplanations },
  fr: { words: wordsOf(fr, MANNERS.fr), explanations: frExplanations },
  ja: { words: wordsOf(ja, MANNERS.ja), explanations: jaExplanations },
};

/** The words of a language; English where it has none yet. */
export function wordsIn(language: LanguageCode): LanguageWords {
  return LANGUAGE_WORDS[language] ?? english;
}
