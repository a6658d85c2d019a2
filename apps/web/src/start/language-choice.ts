import { chooseLanguage, OWN_LANGUAGE } from '@tim/languages';
import { BUILT_LANGUAGES } from '../config/built-languages.ts';

/** Under which the device keeps the language that its visitor chose. */
const CHOICE = 'language';

/** Marks, in the page, the offer of a language and what takes it away. */
const OFFER = 'data-offers-language';
const CLOSE = 'data-stays-in-language';

/**
 * Keep the language of a link to another one that is followed, which gets the page's question and place, and this page's own where its offer is closed. As the
 * page's first script does it, it works whether or not an application comes.
 */
export function keepLanguageChoice(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) {
      keep(link.hreflang);
      // The prerendered link knows its page alone; the question and the place are in the address.
      link.search = location.search;
      link.hash = location.hash;
    }
    const offer = target.closest(`[${CLOSE}]`)?.closest<HTMLElement>(`[${OFFER}]`);
    if (offer) {
      keep(OWN_LANGUAGE);
      offer.hidden = true;
    }
  });
}

/** Show the offer of the language that the visitor chose before, else of the first that the browser is set to; nobody is sent there. */
export function offerLanguage(): void {
  const wanted = chooseLanguage([kept(), ...navigator.languages], BUILT_LANGUAGES);
  const offer = document.querySelector<HTMLElement>(`[${OFFER}="${wanted}"]`);
  if (offer) offer.hidden = false;
}

function keep(language: string): void {
  try {
    localStorage.setItem(CHOICE, language);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function kept(): string {
  try {
    return localStorage.getItem(CHOICE) ?? '';
  } catch {
    return '';
  }
}
