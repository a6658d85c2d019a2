import type { EmbedTexts } from './texts.ts';

/** The languages there are, each loaded when it is asked for; a new one has a line here and a file beside `texts.ts`. */
export const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly EMBED_TEXTS: EmbedTexts }>>> = {
  en: () => import('./texts.ts'),
  de: () => import('./texts.de.ts'),
  es: () => import('./texts.es.ts'),
  fr: () => import('./texts.fr.ts'),
  ja: () => import('./texts.ja.ts'),
};

/** Those that an attribute `lang` asks for, such as "de-CH"; English where there are none. */
export async function loadTexts(lang: string): Promise<EmbedTexts> {
  const asked = lang.toLowerCase().split('-')[0] ?? '';
  const load = (Object.hasOwn(LANGUAGES, asked) ? LANGUAGES[asked] : undefined) ?? LANGUAGES['en'];
  if (!load) throw new Error('there is no English');
  return (await load()).EMBED_TEXTS;
}
