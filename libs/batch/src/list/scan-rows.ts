import type { Delimiter } from '../delimiter.ts';

const NEW_LINE = 10;
const QUOTE = 34;
/** What stands before the text of a file that says of itself that it is UTF-8. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Finds where rows end in bytes that come in pieces. */
export type RowScanner = {
  /** Tells, in order, the place after each row's end in the next piece. */
  readonly scan: (piece: Uint8Array, onRowEnd: (end: number) => void) => void;
  /** Whether a quote is open after the pieces so far. */
  readonly isInQuotes: () => boolean;
};

/** How rows of a list are written. */
export type RowsWritten = { readonly kind: 'csv' | 'ndjson'; readonly delimiter: Delimiter };

const scanLines: RowScanner['scan'] = (piece, onRowEnd) => {
  for (let at = piece.indexOf(NEW_LINE); at >= 0; at = piece.indexOf(NEW_LINE, at + 1)) onRowEnd(at + 1);
};

/**
 * A row of NDJSON ends with its line; one of CSV with a line that does not end within quotes. As for `parseCells`, a quote opens at
 * a cell's beginning alone, and one that is closed in the middle of a cell was a letter.
 *
 * @param isBeginning - whether the first piece is the file's, which may begin with a byte order mark
 */
export function rowScanner({ kind, delimiter }: RowsWritten, isBeginning: boolean): RowScanner {
  const parts = delimiter.charCodeAt(0);
  let state: 'cell begins' | 'in a cell' | 'in quotes' | 'after a quote' = 'cell begins';
  let markBytes = isBeginning ? 0 : BYTE_ORDER_MARK.length;

  const scanCells: RowScanner['scan'] = (piece, onRowEnd) => {
    let at = 0;
    while (markBytes < BYTE_ORDER_MARK.length && at < piece.length) {
      if (piece[at] !== BYTE_ORDER_MARK[markBytes]) {
        markBytes = BYTE_ORDER_MARK.length;
        break;
      }
      markBytes++;
      at++;
    }
    for (; at < piece.length; at++) {
      const byte = piece[at];
      if (state === 'in quotes') {
        if (byte === QUOTE) state = 'after a quote';
      } else if (byte === NEW_LINE) {
        state = 'cell begins';
        onRowEnd(at + 1);
      } else if (byte === parts) state = 'cell begins';
      else if (byte === QUOTE && state !== 'in a cell') state = 'in quotes';
      else state = 'in a cell';
    }
  };
  return { scan: kind === 'csv' ? scanCells : scanLines, isInQuotes: () => state === 'in quotes' };
}
