import { decodeRows, unitBytes } from './encoding.ts';
import type { ListFormat } from './list-format.ts';
import { parseCells } from './parse-cells.ts';
import type { BlocksOf } from './split-blocks.ts';

const LINE_ENDS = [0x0a, 0x0d];

/** A last row with fewer cells than the list has columns, and without a line end: the list may have been cut there. */
export type ShortEnd = { readonly cells: number; readonly columns: number };

/** @param block - whole rows; only the last of a list may end without a line end */
export function shortEndOf(
  block: Uint8Array,
  isFirst: boolean,
  { kind, encoding, delimiter, header, rowsAbove }: BlocksOf & Pick<ListFormat, 'header'>,
): ShortEnd | undefined {
  const hasLineEnd = block.subarray(-unitBytes(encoding)).some((byte) => LINE_ENDS.includes(byte));
  if (kind !== 'csv' || hasLineEnd) return undefined;
  const rows = parseCells(decodeRows(block, encoding), delimiter);
  const cells = rows.at(-1)?.length ?? 0;
  const isHeader = isFirst && rows.length <= rowsAbove;
  return isHeader || cells >= header.length ? undefined : { cells, columns: header.length };
}
