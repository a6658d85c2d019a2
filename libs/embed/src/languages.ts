import type { EmbedTexts } from './texts.ts';

/** The languages there are, each loaded when it is asked for; a new one has a line here and a file beside `texts.ts`. */
export const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly EMBED_TEXTS: EmbedTexts }>>> = {
  en: () => import('./texts.ts'),
  de: () => import('./texts.de.ts'),
  es: () => import('./texts.es.ts'),
  fr: () => import('./texts.fr.ts'),
  ja: () => import('./texts.ja.ts'),
};

/** The language that an attribute `lang` asks for, such as "de-CH"; English where there is none of it. */
export function languageOf(lang: string): string {
  const asked = lang.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(LANGUAGES, asked) ? asked : 'en';
}

/** The words of a language, as `languageOf` names it. */
export async function loadTexts(language: string): Promise<EmbedTexts> {
  const load = LANGUAGES[language];
  if (!load) throw new Error(`there are no words in ${language}`);
  return (await load()).EMBED_TEXTS;
}
