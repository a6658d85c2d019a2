import { OWN_LANGUAGE, type BuildLanguage } from '@tim/languages';
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

/** With what a sentence or a degree begins, not a name: "La Paz" keeps its capital. */
const OPENINGS: ReadonlyMap<string, RegExp> = new Map([
  ['fr', /^(?:(?:Les?|La|Une?|Des|Pour|Environ|Aucune?|Inconnu|Faible|Moyen|Élevé)(?!\p{L}| \p{Lu})|L’(?=\p{Ll}))/u],
  [
    'es',
    /^(?:El|L[ao]s?|Una?|Unos|No|Según|Entre|En|De|Para|Ningun[ao]|Ningún|Producir|Estelas|Desconocido|Bajo|Medio|Alto)(?!\p{L}| \p{Lu})/u,
  ],
]);

/** Any text as it stands behind a label: what it may begin with in its language is small there, a name is not. */
export function afterLabel(text: string, language: BuildLanguage = OWN_LANGUAGE): string {
  const opening = OPENINGS.get(language);
  return opening === undefined ? text : text.replace(opening, (word) => word.toLowerCase());
}

/** A text as a sentence begins; in Japanese as it is, since only foreign names have such letters there. */
export function withCapital(text: string, language: BuildLanguage = OWN_LANGUAGE): string {
  return language === 'ja' ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
