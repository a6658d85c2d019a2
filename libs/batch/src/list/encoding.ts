import { ListFault, type SayFault } from './list-fault.ts';

/** How the letters of a list are written. */
export type Encoding = 'utf-8' | 'windows-1252' | 'shift_jis' | 'utf-16le' | 'utf-16be';

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const UTF_8_MARK = [0xef, 0xbb, 0xbf];
const WINDOWS_1252 = new TextDecoder('windows-1252');
const SHIFT_JIS = new TextDecoder('shift_jis', { fatal: true });
const UTF_16 = {
  'utf-16le': new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true }),
  'utf-16be': new TextDecoder('utf-16be', { fatal: true, ignoreBOM: true }),
} as const;

/** How files that are no text begin, and what the user is told. */
const OTHERS: readonly (readonly [beginning: readonly number[], say: SayFault])[] = [
  [[0x50, 0x4b, 0x03, 0x04], (texts) => texts.archive],
  [[0xd0, 0xcf, 0x11, 0xe0], (texts) => texts.oldExcel],
  [[0xff, 0xfe, 0x00, 0x00], (texts) => texts.utf32],
  [[0x00, 0x00, 0xfe, 0xff], (texts) => texts.utf32],
];

const startsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, at) => bytes[at] === byte);

/**
 * The encoding of a list, told by its beginning: by the mark before the text, by the zeros that UTF-16 has beside Western letters, else
 * UTF-8, and where it is no UTF-8 Shift_JIS, in which Excel in Japanese writes CSV, or windows-1252 (Latin-1).
 *
 * @throws ListFault when it is no text, or one that is not read
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const other = OTHERS.find(([beginning]) => startsWith(bytes, beginning));
  if (other) throw new ListFault(other[1]);
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (bytes.includes(0)) return unmarkedUtf16(bytes);
  try {
    // What follows may be the rest of a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return isShiftJis(bytes) ? 'shift_jis' : 'windows-1252';
  }
}

/** Two letters of Japanese beside each other, of full width. */
const JAPANESE = /(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2})[^\uff00-\uffef]{2}/gu;
/** One beside a Western letter: "Genève" in windows-1252 is "Gen鑢e" in Shift_JIS. */
const JAPANESE_IN_WORD = /[a-z](?=[\p{Script=Han}\p{Script=Katakana}])|[\p{Script=Han}\p{Script=Katakana}](?=[a-z])/giu;

/** Kana and the usual kanji begin with such a byte in Shift_JIS, few letters of Western languages are one in windows-1252. */
const isOfJapaneseAlone = (byte: number) => byte >= 0x81 && byte <= 0x9f;

/** Whether a text that is no UTF-8 has more of Japanese than of Western words in which letters with accents read as such. */
function isShiftJis(bytes: Uint8Array): boolean {
  if (!bytes.some(isOfJapaneseAlone)) return false;
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes, { stream: true });
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    return count(JAPANESE) > count(JAPANESE_IN_WORD);
  } catch {
    return false;
  }
}

/** With fewer zero bytes the text is not UTF-16 [fraction of the bytes]. */
const FEWEST_ZEROS = 0.02;

/**
 * Which UTF-16 a text without a mark is in: the zero bytes beside Western letters, or beside line ends and delimiters of other
 * texts, tell.
 */
function unmarkedUtf16(bytes: Uint8Array): Encoding {
  let [even, odd] = [0, 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) {
    if (at % 2 === 0) even++;
    else odd++;
  }
  const isTold = Math.max(even, odd) > bytes.length * FEWEST_ZEROS && Math.max(even, odd) > 2 * Math.min(even, odd);
  if (isTold) return odd > even ? 'utf-16le' : 'utf-16be';
  throw new ListFault((texts) => texts.noText);
}

/** Bytes of one unit: a row ends with a whole one. */
export const unitBytes = (encoding: Encoding): 1 | 2 => (encoding in UTF_16 ? 2 : 1);

/**
 * The text of whole rows. A line that is no UTF-8 is read as windows-1252, wherever it stands: lists are put together from several files.
 * In a list in Shift_JIS it is read as that before.
 *
 * @throws ListFault when it is UTF-16 with a broken letter
 */
export function decodeRows(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return ofUtf16(bytes, encoding);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return [...lines(bytes)].map((line) => ofLine(line, encoding)).join('');
  }
}

function ofUtf16(bytes: Uint8Array, encoding: keyof typeof UTF_16): string {
  try {
    return UTF_16[encoding].decode(bytes);
  } catch {
    throw new ListFault((texts) => texts.brokenLetter);
  }
}

function ofLine(bytes: Uint8Array, encoding: Encoding): string {
  for (const decoder of encoding === 'shift_jis' ? [UTF_8, SHIFT_JIS] : [UTF_8]) {
    try {
      return decoder.decode(bytes);
    } catch {
      // The next one may take it.
    }
  }
  // A program may write the mark of UTF-8 before what is none.
  return startsWith(bytes, UTF_8_MARK)
    ? `\uFEFF${WINDOWS_1252.decode(bytes.subarray(UTF_8_MARK.length))}`
    : WINDOWS_1252.decode(bytes);
}

const NEW_LINE = 10;
const RETURN = 13;

function* lines(bytes: Uint8Array): Generator<Uint8Array> {
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== NEW_LINE && bytes[at] !== RETURN) continue;
    yield bytes.subarray(start, at + 1);
    start = at + 1;
  }
  yield bytes.subarray(start);
}
