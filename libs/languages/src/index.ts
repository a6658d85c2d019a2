export { acceptedLanguages, chooseLanguage } from './choose-language.ts';
export { fill, fillCount, joined, type Message, type MessagesOf } from './fill.ts';
export {
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  languageWords,
  PSEUDO_LANGUAGE,
  PUBLISHED_LANGUAGES,
  type BuildLanguage,
  type Language,
  type LanguageCode,
} from './languages.ts';
export { languagePath } from './language-path.ts';
export { andList, orList } from './list-of.ts';
export type { Manner } from './manner.ts';
export { MANNERS } from './manners.ts';
export { manner as ENGLISH_MANNER } from './manners/en.ts';
export { OWN_LANGUAGE, OWN_MANNER } from './own.ts';
export { pseudo, PSEUDO_LETTERS } from './pseudo.ts';
