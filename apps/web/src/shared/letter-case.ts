import { OWN_LANGUAGE } from '@tim/languages';
import { withoutCapital } from './without-capital.ts';

/** Languages that begin with a small letter behind a colon. */
const SMALL_AFTER_COLON: ReadonlySet<string> = new Set(['fr', 'es']);

/** A text as it stands behind a colon. It begins with a word, not with a name. */
export function afterColon(text: string): string {
  return SMALL_AFTER_COLON.has(OWN_LANGUAGE) ? withoutCapital(text) : text;
}

/** A label as it stands within a sentence: German keeps the capitals of its nouns. */
export function inSentence(label: string): string {
  return OWN_LANGUAGE === 'de' ? label : label.toLowerCase();
}
