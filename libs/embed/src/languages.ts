import type { MessagesOf } from '@tim/languages';
import type { EmbedWords } from './embed-words.ts';
import { UNANSWERED as de } from './unanswered/texts.de.ts';
import { UNANSWERED as es } from './unanswered/texts.es.ts';
import { UNANSWERED as fr } from './unanswered/texts.fr.ts';
import { UNANSWERED as ja } from './unanswered/texts.ja.ts';
import { UNANSWERED as en } from './unanswered/texts.ts';

type UnansweredTexts = MessagesOf<typeof en>;

/** The languages there are, each loaded when it is asked for; a new one has a line here, a file beside `texts.ts` and one in `words/`. */
export const LANGUAGES: ReadonlyMap<string, () => Promise<{ readonly WORDS: EmbedWords }>> = new Map(
  Object.entries<() => Promise<{ readonly WORDS: EmbedWords }>>({
    en: () => import('./words/en.ts'),
    de: () => import('./words/de.ts'),
    es: () => import('./words/es.ts'),
    fr: () => import('./words/fr.ts'),
    ja: () => import('./words/ja.ts'),
  }),
);

const UNANSWERED_IN: ReadonlyMap<string, UnansweredTexts> = new Map(
  Object.entries<UnansweredTexts>({ en, de, es, fr, ja }),
);

/** What is said in a language, as `languageOf` names it, when nobody answers; it needs no file. */
export const unansweredIn = (language: string): UnansweredTexts => UNANSWERED_IN.get(language) ?? en;

/** The language that an attribute `lang` asks for, such as "de-CH"; English where there is none of it. */
export function languageOf(lang: string): string {
  const asked = lang.toLowerCase().split('-')[0] ?? '';
  return LANGUAGES.has(asked) ? asked : 'en';
}

/** The words of a language, as `languageOf` names it. */
export async function loadWords(language: string): Promise<EmbedWords> {
  const load = LANGUAGES.get(language);
  if (!load) throw new Error(`there are no words in ${language}`);
  return (await load()).WORDS;
}
