import type { LanguageCode } from '@tim/languages';
import { words as de } from './de/de.ts';
import { explanations as deExplanations } from './de/explanations.ts';
import { words as en } from './en/en.ts';
import { explanations as enExplanations } from './en/explanations.ts';
import { words as es } from './es/es.ts';
import { explanations as esExplanations } from './es/explanations.ts';
import { words as fr } from './fr/fr.ts';
import { explanations as frExplanations } from './fr/explanations.ts';
import { words as ja } from './ja/ja.ts';
import { explanations as jaExplanations } from './ja/explanations.ts';
import type { Explanations, Words } from './words.ts';

/** All that a language has to say: what its folder exports. */
export type LanguageWords = { readonly words: Words; readonly explanations: Explanations };

const english: LanguageWords = { words: en, explanations: enExplanations };

/** The languages that have words, for programs that speak whichever is asked for. A site has its own alone, `ownWords`. */
export const LANGUAGE_WORDS: Readonly<Partial<Record<LanguageCode, LanguageWords>>> = {
  de: { words: de, explanations: deExplanations },
  en: english,
  es: { words: es, explanations: esExplanations },
  fr: { words: fr, explanations: frExplanations },
  ja: { words: ja, explanations: jaExplanations },
};

/** The words of a language; English where it has none yet. */
export function wordsIn(language: LanguageCode): LanguageWords {
  return LANGUAGE_WORDS[language] ?? english;
}
