import { csvLine } from '@tim/notation';
import { LONGEST_ROW_BYTES } from '../bounds.ts';
import type { Delimiter } from '../columns/delimiter.ts';
import type { RowFault } from '../question/row-question.ts';
import { withoutLineEnd } from './parse-cells.ts';
import { countCells } from './scan-rows.ts';
import { ROW_TEXTS } from '../texts.ts';

/** What is wrong with a row that is too long to be read. */
export const LONG_ROW: RowFault = {
  field: 'row',
  message: ROW_TEXTS.longRow,
};

/** Whether a block of `splitBlocks` is one row that is too long to be read. */
export const isLongRow = (block: Uint8Array): boolean => block.length > LONGEST_ROW_BYTES;

/**
 * A row of CSV as it was written, unread, with the cells of its answer behind.
 *
 * @param written.columns - of the list's header
 */
export function longRowLine(
  text: string,
  answer: readonly string[],
  { delimiter, columns }: { readonly delimiter: Delimiter; readonly columns: number },
): string {
  const row = withoutLineEnd(text);
  const missing = Math.max(0, columns - countCells(row, delimiter));
  return `${row}${delimiter.repeat(missing + 1)}${csvLine(answer, delimiter)}`;
}
