import { OWN_LANGUAGE } from '@tim/languages';

/** Of an element whose words are English in every language: a document's, not the page's. */
export const IN_ENGLISH: { readonly lang?: 'en' } = OWN_LANGUAGE === 'en' ? {} : { lang: 'en' };
