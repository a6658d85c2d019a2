import UFuzzy from '@leeoniya/ufuzzy';

/** What parts words, in any script; vowels of some stand as marks within them: मुंबई, กรุงเทพ. */
export const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Accents, which no script has for its own; but the marks of kana make other letters: パリ is Paris, バリ Bali. */
const ACCENTS = /(?![\u3099\u309A])\p{Script=Inherited}/gu;

/** The words of a text, without accents and in lower case, parted by single spaces. */
export function plainWords(text: string): string {
  return plain(text)
    .split(NO_WORD)
    .filter((word) => word !== '')
    .join(' ');
}

/** Without accents and in lower case; letters of full width as others, Hiragana as Katakana. */
export function plain(text: string): string {
  const plainWidth = text.normalize('NFKC').replaceAll(HIRAGANA, katakanaOf);
  const small = UFuzzy.latinize(plainWidth).normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();
  return small.replaceAll('đ', 'd');
}

const HIRAGANA = /[ぁ-ゖ]/g;
/** The block of Katakana follows that of Hiragana, letter by letter. */
const katakanaOf = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0x60);
