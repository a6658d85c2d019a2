import { LONGEST_ROW_BYTES, UNCLOSED_ROW_BYTES } from '../bounds.ts';
import { joined } from './joined.ts';
import { unitBytes } from './encoding.ts';
import { ListFault } from './list-fault.ts';
import { rowScanner, type RowsWritten } from './scan-rows.ts';

/** So much is looked at at a time: about a block's size [bytes]. */
const PIECE_BYTES = 2 ** 16;

/** How a list is written, as far as its blocks depend on it. */
export type BlocksOf = RowsWritten & { readonly rowsAbove: number };

/**
 * A stream of bytes in blocks that end with a row, so that each can be read alone. The first of a list holds all rows down to the header.
 * Blocks of more than `LONGEST_ROW_BYTES` are one row.
 *
 * @param isBeginning - whether the stream begins where the list does
 * @throws ListFault when a quote opens and is not closed
 */
export async function* splitBlocks(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  list: BlocksOf,
  isBeginning: boolean,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const scanner = rowScanner(list, isBeginning);
  let rowsToKeep = isBeginning ? list.rowsAbove : 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  /** Where the first and the last row end in a piece, without those that are kept together. */
  const rowEnds = (piece: Uint8Array): { readonly first: number; readonly last: number } | undefined => {
    let first: number | undefined;
    let last = 0;
    scanner.scan(piece, (end) => {
      rowsToKeep--;
      if (rowsToKeep > 0) return;
      first ??= end;
      last = end;
    });
    return first === undefined ? undefined : { first, last };
  };
  for await (const piece of pieces(chunks, unitBytes(list.encoding))) {
    const ends = rowEnds(piece);
    if (ends) {
      const { first, last } = ends;
      const whole = waitingBytes + last > LONGEST_ROW_BYTES ? first : last;
      yield joined([...waiting, piece.subarray(0, whole)]);
      if (whole < last) yield joined([piece.subarray(whole, last)]);
      waiting = [];
      waitingBytes = 0;
    }
    const rest = piece.subarray(ends?.last ?? 0);
    waiting.push(rest);
    waitingBytes += rest.length;
    if (waitingBytes > UNCLOSED_ROW_BYTES) {
      throw new ListFault((texts) => texts.longRow, {
        isOpenQuote: true,
      });
    }
  }
  if (scanner.isInQuotes()) throw new ListFault((texts) => texts.openQuote, { isOpenQuote: true });
  if (waitingBytes > 0) yield joined(waiting);
}

/** Chunks in pieces of whole units: some readers give a whole file at once. */
async function* pieces(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  unit: 1 | 2,
): AsyncGenerator<Uint8Array> {
  let half: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = half.length > 0 ? joined([half, chunk]) : chunk;
    const end = bytes.length - (bytes.length % unit);
    for (let at = 0; at < end; at += PIECE_BYTES) yield bytes.subarray(at, Math.min(at + PIECE_BYTES, end));
    half = bytes.subarray(end);
  }
  if (half.length > 0) throw new ListFault((texts) => texts.halfLetter);
}
