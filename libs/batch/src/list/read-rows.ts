import { LONGEST_ROW_BYTES } from '../bounds.ts';
import type { RowRead } from '../answer/list-answerer.ts';
import { OWN_LANGUAGE } from '../answer/row-language.ts';
import type { RowFault, RowTexts } from '../question/row-question.ts';
import { decodeRows } from './encoding.ts';
import { readRecord } from './flat-record.ts';
import type { ListFormat } from './list-format.ts';
import { filledLines, isBlank, parseCells, withoutByteOrderMark } from './parse-cells.ts';
import type { RowsWritten } from './scan-rows.ts';

/** A row of a list, as it is written. */
export type ListRow =
  /** Of CSV. */
  | { readonly kind: 'cells'; readonly cells: readonly string[] }
  /** A line of NDJSON, and what it has in the list's columns. */
  | { readonly kind: 'record'; readonly cells: readonly string[]; readonly text: string }
  | UnreadRow;

/** A row that is too long to be parted into cells, or no JSON. */
export type UnreadRow = { readonly kind: 'unread'; readonly fault: RowFault; readonly text: string };

/** What is answered of a row: nothing of one of CSV whose cells are all empty. */
export function toAnswer(row: ListRow): RowRead {
  if (row.kind === 'unread') return row.fault;
  return row.kind === 'cells' && isBlank(row.cells) ? undefined : row.cells;
}

/**
 * The rows of a block of `splitBlocks`.
 *
 * @throws ListFault when the block's letters cannot be read
 */
export function readRows(
  block: Uint8Array,
  isFirst: boolean,
  { kind, delimiter, encoding, header }: RowsWritten & Pick<ListFormat, 'header'>,
  texts: RowTexts = OWN_LANGUAGE.texts,
): readonly ListRow[] {
  const whole = decodeRows(block, encoding);
  if (block.length > LONGEST_ROW_BYTES) return [unread(kind === 'csv' ? whole : whole.trim(), texts.longRow)];
  const text = isFirst ? withoutByteOrderMark(whole) : whole;
  if (kind === 'csv') return parseCells(text, delimiter).map((cells) => ({ kind: 'cells', cells }));
  return filledLines(text).map((line) => {
    const read = readRecord(line);
    if ('fault' in read) return unread(line, read.fault(texts));
    return { kind: 'record', cells: header.map((name) => read.cells[name] ?? ''), text: line };
  });
}

const unread = (text: string, message: string): ListRow => ({ kind: 'unread', fault: { field: 'row', message }, text });
