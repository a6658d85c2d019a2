import { ListFault } from './list-fault.ts';
import { rowScanner, type RowsWritten } from './scan-rows.ts';

/** A row of so many bytes is a quote that nobody closed. */
export const LONGEST_ROW_BYTES = 16 * 2 ** 20;

/** How a list is written, as far as its blocks depend on it. */
export type BlocksOf = RowsWritten & { readonly rowsAbove: number };

/**
 * A stream of bytes in blocks that end with a row, so that each can be read alone. The first of a list holds all rows down to the header.
 *
 * @param isBeginning - whether the stream begins where the list does
 * @throws ListFault when a quote opens and is not closed
 */
export async function* splitBlocks(
  chunks: AsyncIterable<Uint8Array>,
  list: BlocksOf,
  isBeginning: boolean,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const scanner = rowScanner(list, isBeginning);
  let rowsToKeep = isBeginning ? list.rowsAbove : 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  for await (const chunk of chunks) {
    let end = 0;
    scanner.scan(chunk, (rowEnd) => {
      rowsToKeep--;
      if (rowsToKeep <= 0) end = rowEnd;
    });
    if (end > 0) {
      yield joined([...waiting, chunk.subarray(0, end)]);
      waiting = [];
      waitingBytes = 0;
    }
    waiting.push(chunk.subarray(end));
    waitingBytes += chunk.length - end;
    if (waitingBytes > LONGEST_ROW_BYTES) throw longRow();
  }
  if (scanner.isInQuotes()) throw new ListFault('A quote opens in the list and is not closed.');
  if (waitingBytes > 0) yield joined(waiting);
}

/** The fault of a row that is too long. */
export const longRow = (): ListFault =>
  new ListFault('A row has more than 16 MB: a quote may open in the list and not be closed.');

/** Bytes of their own, which can be given away. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
