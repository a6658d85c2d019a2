import { decodeRows, encodingOf, unitBytes } from './encoding.ts';
import { visibleText } from '../columns/visible-text.ts';
import { withoutByteOrderMark } from './parse-cells.ts';

/**
 * What people have that is no list yet: an archive may be a spreadsheet or a boarding pass of a phone; the others are texts. Each is read
 * by `@tim/batch/sources` into the rows of a list.
 */
export type SourceKind = 'archive' | 'calendar' | 'boarding-passes' | 'app-in-the-air' | 'json';

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
/** So much tells [bytes]. */
const TOLD_BYTES = 2 ** 12;

/** What a file is, told by how it begins; undefined where it is a list, or nothing that we know. */
export function sourceKindOf(beginning: Uint8Array): SourceKind | undefined {
  if (ARCHIVE.every((byte, at) => beginning[at] === byte)) return 'archive';
  const text = visibleText(textOf(beginning.subarray(0, TOLD_BYTES))).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'calendar';
  if (BOARDING_PASS.test(text)) return 'boarding-passes';
  if (/^(?:\{\s{0,100}"|\[\s{0,100}[{[])/.test(text)) return 'json';
  return /^user: [\w-]{1,100}\s/.test(text) || /^Ownership\.[A-Z_]{1,20};/.test(text) ? 'app-in-the-air' : undefined;
}

/** Format code, flights, name, ticket, booking, airports, airline and number of the first flight on a boarding pass. */
const BOARDING_PASS = /^M[1-4][^\n\r]{20}[E ][^\n\r]{7}[A-Z]{6}[A-Z0-9]{2}[A-Z0-9 ][ \d]{4}/;

/** Nothing, where it is no text. */
function textOf(bytes: Uint8Array): string {
  try {
    const encoding = encodingOf(bytes);
    const whole = bytes.subarray(0, bytes.length - (bytes.length % unitBytes(encoding)));
    return withoutByteOrderMark(decodeRows(whole, encoding));
  } catch {
    return '';
  }
}
