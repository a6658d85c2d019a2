import type { Delimiter } from '../columns/delimiter.ts';
import { unitBytes, type Encoding } from './encoding.ts';

const NEW_LINE = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;

/** What stands before a text and tells its encoding. */
const BYTE_ORDER_MARKS: Readonly<Record<Encoding, readonly number[]>> = {
  'utf-8': [0xef, 0xbb, 0xbf],
  'windows-1252': [0xef, 0xbb, 0xbf],
  shift_jis: [],
  'utf-16le': [0xfeff],
  'utf-16be': [0xfeff],
};

/** Finds where rows end in bytes that come in pieces. */
export type RowScanner = {
  /** Tells, in order, the places after the ends of rows in the next piece of whole units; 0 where the row ended with the piece before. */
  readonly scan: (piece: Uint8Array, onRowEnd: (end: number) => void) => void;
  /** Whether a quote is open after the pieces so far. */
  readonly isInQuotes: () => boolean;
};

/** How rows of a list are written. */
export type RowsWritten = {
  readonly kind: 'csv' | 'ndjson';
  readonly delimiter: Delimiter;
  readonly encoding: Encoding;
};

/**
 * Rows end with LF, CR LF or CR, in one list too. One of NDJSON ends with its line; one of CSV with a line that does not end within
 * quotes. As for `parseCells`, a quote opens at a cell's beginning alone, and one that is closed in the middle of a cell was a letter.
 *
 * @param isBeginning - whether the first piece is the file's, which may begin with a byte order mark
 */
export function rowScanner({ kind, delimiter, encoding }: RowsWritten, isBeginning: boolean): RowScanner {
  const cells = kind === 'csv' ? quotedCells(delimiter) : LINES;
  const mark = BYTE_ORDER_MARKS[encoding];
  let markUnits = isBeginning ? 0 : mark.length;
  let isAfterReturn = false;

  const scan: RowScanner['scan'] = (piece, onRowEnd) => {
    const units = unitsOf(piece, encoding);
    const width = units.BYTES_PER_ELEMENT;
    for (let at = 0; at < units.length; at++) {
      const unit = units[at] ?? 0;
      if (markUnits < mark.length) {
        if (mark[markUnits] === unit) {
          markUnits++;
          continue;
        }
        markUnits = mark.length;
      }
      if (isAfterReturn) {
        isAfterReturn = false;
        onRowEnd((unit === NEW_LINE ? at + 1 : at) * width);
        if (unit === NEW_LINE) continue;
      }
      if (!cells.isEnd(unit)) continue;
      if (unit === NEW_LINE) onRowEnd((at + 1) * width);
      else isAfterReturn = unit === RETURN;
    }
  };
  return { scan, isInQuotes: () => cells.isInQuotes() };
}

/** The second byte of a letter in Shift_JIS is none of a row's: neither a line's end, a quote, a comma, a semicolon nor a tab. */
function unitsOf(piece: Uint8Array, encoding: Encoding): Uint8Array | Uint16Array {
  if (unitBytes(encoding) === 1) return piece;
  const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength);
  const isLittle = encoding === 'utf-16le';
  return Uint16Array.from({ length: piece.length >> 1 }, (_, at) => view.getUint16(2 * at, isLittle));
}

/** Follows cells unit by unit. */
type Cells = {
  /** Whether a cell ends with the next unit: a delimiter or a line's end. */
  readonly isEnd: (unit: number) => boolean;
  readonly isInQuotes: () => boolean;
};

const LINES: Cells = { isEnd: (unit) => unit === NEW_LINE || unit === RETURN, isInQuotes: () => false };

function quotedCells(delimiter: Delimiter): Cells {
  const parts = delimiter.charCodeAt(0);
  let state: 'cell begins' | 'in a cell' | 'in quotes' | 'after a quote' = 'cell begins';
  const isEnd = (unit: number): boolean => {
    if (state === 'in quotes') {
      if (unit === QUOTE) state = 'after a quote';
      return false;
    }
    if (unit === parts || unit === NEW_LINE || unit === RETURN) {
      state = 'cell begins';
      return true;
    }
    state = unit === QUOTE && state !== 'in a cell' ? 'in quotes' : 'in a cell';
    return false;
  };
  return { isEnd, isInQuotes: () => state === 'in quotes' };
}

/** How many cells the text of one row has. */
export function countCells(row: string, delimiter: Delimiter): number {
  const { isEnd } = quotedCells(delimiter);
  const parts = delimiter.charCodeAt(0);
  let cells = 1;
  for (let at = 0; at < row.length; at++) {
    const unit = row.charCodeAt(at);
    if (isEnd(unit) && unit === parts) cells++;
  }
  return cells;
}
