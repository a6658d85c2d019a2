import type { Columns, FurtherColumn } from '../columns/columns.ts';

export type RemarkRow = {
  readonly cells: readonly string[];
  readonly columns: Columns;
  readonly further?: readonly FurtherColumn[];
};

/** The cells of one field in all of its columns that hold something. */
export function cellsOf(field: FurtherColumn['field'], { cells, columns, further = [] }: RemarkRow): readonly string[] {
  const others = further.flatMap((one) => (one.field === field ? [one.place] : []));
  return [columns[field] ?? -1, ...others].map((place) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');
}

/** The remarks on a row. */
export const remarksOf = (row: RemarkRow): readonly string[] => cellsOf('description', row);
