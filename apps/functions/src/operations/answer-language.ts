import { isLanguageCode, type LanguageCode } from '@tim/languages';

/** The language of what people read of an answer: English unless the request names one. */
export function answerLanguage({ languageCode = 'en' }: { readonly languageCode?: string | undefined }): LanguageCode {
  return isLanguageCode(languageCode) ? languageCode : 'en';
}
