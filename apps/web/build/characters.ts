import type { BuildLanguage } from '@tim/languages';

/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [first: number, last: number])[];

/** What the pages are written in: printable ASCII, and the signs its texts and figures use. */
const TEXT: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0], // no-break space
  [0xb0, 0xb0], // °
  [0xb2, 0xb3], // ² ³
  [0xb7, 0xb7], // ·
  [0xd7, 0xd7], // ×
  [0xe7, 0xe7], // ç, in the name of a language
  [0xf1, 0xf1], // ñ, in another
  [0xf7, 0xf7], // ÷
  [0x2009, 0x2009], // thin space
  [0x2013, 0x2014], // – —
  [0x2018, 0x2019], // ‘ ’
  [0x201c, 0x201d], // “ ”
  [0x2026, 0x2026], // …
  [0x2212, 0x2212], // −
];

/** Letters and quotation marks of a language's texts that are not among these: CLDR's main exemplars and delimiters. */
const LETTERS: Readonly<Record<BuildLanguage, string>> = {
  en: '',
  de: '‚„ÄÖÜßäöü',
  fr: '«»ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæèéêëîïôùûüÿŒœ',
  es: '¡«»¿ÁÉÍÑÓÚÜáéíóúü',
  // In the visitor's own font.
  ja: '',
  'en-XA': '',
};

/** Further letters of western Europe's names, which only some answers hold. */
const NAMES: Ranges = [
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
];

/** Letters of formulas. */
const GREEK: Ranges = [
  [0x391, 0x3a1],
  [0x3a3, 0x3a9],
  [0x3b1, 0x3c9],
];

/** Signs of formulas: subscripts, roots, comparisons. */
const MATHEMATICS: Ranges = [
  [0x2080, 0x2089],
  [0x221a, 0x221a],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
];

/** Every character of the site's own texts in a language. */
export const textCharacters = (language: BuildLanguage): string => charactersOf(TEXT) + LETTERS[language];

/** Letters that are fetched when an answer has one. */
export function nameCharacters(language: BuildLanguage): string {
  const ofTexts = textCharacters(language);
  return Array.from(charactersOf(NAMES))
    .filter((character) => !ofTexts.includes(character))
    .join('');
}

export const GREEK_CHARACTERS = charactersOf(GREEK);
export const MATHEMATICAL_CHARACTERS = charactersOf(MATHEMATICS);

function charactersOf(ranges: Ranges): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');
}

/** Characters as CSS's `unicode-range` writes them, neighbours as one range. */
export function unicodeRange(characters: string): string {
  const codes = Array.from(characters)
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes) {
    const open = ranges.at(-1);
    if (open?.last === code - 1) open.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
