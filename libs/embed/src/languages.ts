import { FIGURE_LANGUAGES, type FigureLanguage } from '@tim/figure';
import type { MessagesOf } from '@tim/languages';
import type { EmbedWords } from './embed-words.ts';
import { UNANSWERED as de } from './unanswered/texts.de.ts';
import { UNANSWERED as es } from './unanswered/texts.es.ts';
import { UNANSWERED as fr } from './unanswered/texts.fr.ts';
import { UNANSWERED as ja } from './unanswered/texts.ja.ts';
import { UNANSWERED as en } from './unanswered/texts.ts';

/** The languages there are, each loaded when it is asked for; a new one has a line here, a file beside `texts.ts` and one in `words/`. */
export const LANGUAGES: Readonly<Record<FigureLanguage, () => Promise<{ readonly WORDS: EmbedWords }>>> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};

/** What is said in each language when nobody answers; it needs no file. */
export const UNANSWERED_IN: Readonly<Record<FigureLanguage, MessagesOf<typeof en>>> = { en, de, es, fr, ja };

/** The language that an attribute `lang` asks for, such as "de-CH"; English where there is none of it. */
export function languageOf(lang: string): FigureLanguage {
  const [asked] = lang.toLowerCase().split('-');
  return FIGURE_LANGUAGES.find((one) => one === asked) ?? 'en';
}

export const loadWords = async (language: FigureLanguage): Promise<EmbedWords> => (await LANGUAGES[language]()).WORDS;
