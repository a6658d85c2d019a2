import type { ListFormat } from './list-format.ts';

/** How a list's answers are written: as the list came. */
export type Written = {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** Whether a byte order mark stands before the text. */
  readonly hasMark: boolean;
};

/**
 * How the answers to a list are written: UTF-16 and marks as they came, any other encoding in UTF-8. What came in an older encoding
 * gets a mark, since spreadsheets would take UTF-8 without one for that. JSON has neither.
 *
 * @param isForSpreadsheets - whether they are to be opened in one, whatever they came as
 */
export function writtenAs(
  { kind, encoding, hasMark }: Pick<ListFormat, 'kind' | 'encoding' | 'hasMark'>,
  isForSpreadsheets: boolean,
): Written {
  if (kind === 'ndjson') return { encoding: 'utf-8', hasMark: false };
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return { encoding, hasMark: true };
  return { encoding: 'utf-8', hasMark: hasMark || isForSpreadsheets || encoding !== 'utf-8' };
}

const UTF_8 = new TextEncoder();
const MARK = '\uFEFF';

/**
 * Writes the texts of answered blocks.
 *
 * @returns the bytes of a block, that of the first with the mark before it
 */
export function listWriter({
  encoding,
  hasMark,
}: Written): (text: string, isFirst: boolean) => Uint8Array<ArrayBuffer> {
  return (text, isFirst) => {
    const marked = isFirst && hasMark ? `${MARK}${text}` : text;
    return encoding === 'utf-8' ? UTF_8.encode(marked) : utf16(marked, encoding === 'utf-16le');
  };
}

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return bytes;
}
