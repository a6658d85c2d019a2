/** Letters that look like those of English and are none. */
export const PSEUDO_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter, at) => [
    letter,
    Array.from('áƀçđéƒĝĥíĵķľɱñóþǫŕšţúṽŵẋýžÅƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽ')[at] ?? letter,
  ]),
);

/** What stands in a text for something else, or is an address: it stays as it is. */
const KEPT = /\{[^{}]*\}|https?:\/\/\S+/g;

/** Of a member with such a name, a text is for programs; what a function says is for people. */
const FOR_PROGRAMS = new Set(['href', 'page', 'path', 'id', 'key', 'kind', 'icon', 'file', 'language', 'exampleText']);

/** How much longer a translation may be than English. */
const GROWTH = 0.4;

/** A text with brackets around it, other letters, and 40 % longer. One without letters stays: it says the same everywhere. */
export function pseudoText(text: string): string {
  if (!/[A-Za-z]/.test(text.replaceAll(KEPT, '')) || /^(https?:|mailto:|\/|#)/.test(text)) return text;
  const kept = text.match(KEPT) ?? [];
  const parts = text
    .split(KEPT)
    .map((part) => part.replaceAll(/[A-Za-z]/g, (letter) => PSEUDO_LETTERS[letter] ?? letter));
  const changed = parts.map((part, at) => part + (kept[at] ?? '')).join('');
  // Space at an edge belongs to a sentence that goes on elsewhere.
  const inner = changed.trim();
  const start = changed.indexOf(inner);
  const grown = `⟦${inner}${'·'.repeat(Math.ceil(inner.length * GROWTH))}⟧`;
  return changed.slice(0, start) + grown + changed.slice(start + inner.length);
}

/** The same texts in the pseudo-language: whatever holds them, functions included. */
export function pseudo<T>(texts: T): T {
  return pseudoOf(texts, '') as T;
}

function pseudoOf(texts: unknown, name: string): unknown {
  if (typeof texts === 'string') return FOR_PROGRAMS.has(name) ? texts : pseudoText(texts);
  if (typeof texts === 'function') return (...parameters: unknown[]) => pseudoOf(texts(...parameters), '');
  if (Array.isArray(texts)) return texts.map((text) => pseudoOf(text, name));
  if (typeof texts === 'object' && texts !== null) {
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoOf(text, key)]));
  }
  return texts;
}
