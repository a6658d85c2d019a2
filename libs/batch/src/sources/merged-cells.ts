import { groupBy } from '@tim/reference-data';
import { MOST_UNPACKED_BYTES } from '../bounds.ts';
import type { SayPart } from '../list/list-fault.ts';
import { isBlank } from '../list/parse-cells.ts';
import { columnOf } from './cell-numbers.ts';
import type { Counter } from './demands.ts';
import type { Rows } from './source-rows.ts';
import { unpack, type ZipEntry } from './unzip.ts';

/** Rows of one column that were merged into one cell, from 1 on: its value stands in the first of them. */
export type MergedRows = { readonly column: number; readonly first: number; readonly last: number };

/** More are left as they are: nobody merges so many by hand. */
const MOST_MERGED = 50_000;

const MERGED = /<(?:\w{1,20}:)?mergeCell\s[^<>]{0,200}?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;
/** No such element is longer [letters]. */
const LONGEST = 300;

/** What is merged in a sheet of Excel. It is said behind the rows, so that the part is gone through for it alone. */
export function mergedRows(entry: ZipEntry, what: SayPart): readonly MergedRows[] {
  const decoder = new TextDecoder('latin1');
  const merged: MergedRows[] = [];
  let waiting = '';
  // What is unpacked once more is nothing more to keep.
  for (const piece of unpack({ ...entry, unpacked: { bytes: 0 } }, what, MOST_UNPACKED_BYTES)) {
    const text = waiting + decoder.decode(piece);
    let end = 0;
    for (const found of text.matchAll(MERGED)) {
      const [, letters = '', first, last] = found;
      end = found.index + found[0].length;
      const column = columnOf(letters);
      if (column === undefined || Number(last) <= Number(first)) continue;
      if (merged.length >= MOST_MERGED) return merged;
      merged.push({ column, first: Number(first), last: Number(last) });
    }
    waiting = text.slice(Math.max(end, text.length - LONGEST));
  }
  return merged;
}

/** The merged cells of one column, from above; those that end above `at` are passed. */
type MergedColumn = { readonly column: number; readonly ranges: readonly MergedRows[]; at: number };

const columnsOf = (merged: readonly MergedRows[]): readonly MergedColumn[] =>
  [...groupBy(merged, ({ column }) => column)].map(([column, ranges]) => ({
    column,
    ranges: ranges.toSorted((one, other) => one.first - other.first),
    at: 0,
  }));

/** The first row of the cell that covers a row; undefined where none does. Asked row by row. */
function firstRowOf(merged: MergedColumn, row: number): number | undefined {
  while ((merged.ranges[merged.at]?.last ?? Infinity) < row) merged.at++;
  const range = merged.ranges[merged.at];
  return range && range.first < row ? range.first : undefined;
}

/**
 * Rows whose merged cells hold in each row that they cover. What is merged is asked for when the first cell is empty below one that is
 * not: most lists have none.
 */
export function* withMergedCells(
  rows: Rows,
  askMerged: () => readonly MergedRows[],
  countCells: Counter,
): Generator<readonly string[]> {
  let columns: readonly MergedColumn[] | undefined;
  /** What stands last in each column, and in which row. */
  const last: { readonly row: number; readonly text: string }[] = [];
  let before: readonly string[] = [];
  let number = 0;
  for (const row of rows) {
    number++;
    const isFilled = !isBlank(row);
    const hasGap = () => before.some((cell, at) => cell !== '' && (row[at] ?? '') === '');
    if (!columns && isFilled && hasGap()) columns = columnsOf(askMerged());
    for (const [at, text] of row.entries()) if (text !== '') last[at] = { row: number, text };
    before = row;
    if (!columns || columns.length === 0 || !isFilled) {
      yield row;
      continue;
    }
    const cells = [...row];
    for (const merged of columns) {
      const { column } = merged;
      const first = firstRowOf(merged, number);
      const value = last[column];
      if (first === undefined || value?.row !== first || (cells[column] ?? '') !== '') continue;
      countCells(Math.max(1, column + 1 - cells.length));
      while (cells.length < column) cells.push('');
      cells[column] = value.text;
    }
    yield cells;
  }
}
