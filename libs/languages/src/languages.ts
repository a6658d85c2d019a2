/** A language of the product. */
export type Language = {
  /** As its own speakers call it. */
  readonly name: string;
  /** Leads somebody who speaks it to the page they are on, in it. */
  readonly offer: string;
  /** Closes that offer. */
  readonly close: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * A draft is built when it is asked for by name, and shows English where a text is not translated yet. A published
   * one is part of every build, and fails it where a text is missing.
   */
  readonly stage: 'published' | 'draft';
};

/** The one table of languages. English comes first: the others are made from it. */
export const LANGUAGES = {
  en: { name: 'English', offer: 'Read this page in English', close: 'Close', direction: 'ltr', stage: 'published' },
  de: {
    name: 'Deutsch',
    offer: 'Diese Seite auf Deutsch lesen',
    close: 'Schließen',
    direction: 'ltr',
    stage: 'published',
  },
  fr: { name: 'Français', offer: 'Lire cette page en français', close: 'Fermer', direction: 'ltr', stage: 'published' },
  es: { name: 'Español', offer: 'Leer esta página en español', close: 'Cerrar', direction: 'ltr', stage: 'published' },
  ja: { name: '日本語', offer: 'このページを日本語で読む', close: '閉じる', direction: 'ltr', stage: 'published' },
} as const satisfies Readonly<Record<string, Language>>;

/** A language by its code, as BCP 47 has it. */
export type LanguageCode = keyof typeof LANGUAGES;

/** Made from English by a function, to show what is not translated: CLDR's own code for it. */
export const PSEUDO_LANGUAGE = 'en-XA';

/** What the site can be built in. */
export type BuildLanguage = LanguageCode | typeof PSEUDO_LANGUAGE;

/** What is shown of a language; the pseudo-language goes by its code. */
export function languageWords(language: BuildLanguage): Pick<Language, 'name' | 'offer' | 'close' | 'direction'> {
  return language === PSEUDO_LANGUAGE
    ? { name: PSEUDO_LANGUAGE, offer: PSEUDO_LANGUAGE, close: PSEUDO_LANGUAGE, direction: 'ltr' }
    : LANGUAGES[language];
}

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];

export const PUBLISHED_LANGUAGES = LANGUAGE_CODES.filter((code) => (LANGUAGES[code] as Language).stage === 'published');

export function isLanguageCode(text: string): text is LanguageCode {
  return Object.hasOwn(LANGUAGES, text);
}
