import type { EmbedTexts } from './texts.ts';
import { UNANSWERED as de } from './unanswered/texts.de.ts';
import { UNANSWERED as es } from './unanswered/texts.es.ts';
import { UNANSWERED as fr } from './unanswered/texts.fr.ts';
import { UNANSWERED as ja } from './unanswered/texts.ja.ts';
import { UNANSWERED as en, type UnansweredTexts } from './unanswered/texts.ts';

/** The languages there are, each loaded when it is asked for; a new one has a line here and a file beside `texts.ts`. */
export const LANGUAGES: ReadonlyMap<string, () => Promise<{ readonly EMBED_TEXTS: EmbedTexts }>> = new Map(
  Object.entries<() => Promise<{ readonly EMBED_TEXTS: EmbedTexts }>>({
    en: () => import('./texts.ts'),
    de: () => import('./texts.de.ts'),
    es: () => import('./texts.es.ts'),
    fr: () => import('./texts.fr.ts'),
    ja: () => import('./texts.ja.ts'),
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
export async function loadTexts(language: string): Promise<EmbedTexts> {
  const load = LANGUAGES.get(language);
  if (!load) throw new Error(`there are no words in ${language}`);
  return (await load()).EMBED_TEXTS;
}
