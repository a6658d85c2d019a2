import { furtherColumns, type Columns, type FurtherColumn } from './columns.ts';
import { dateOrderOf, type DateOrder } from '../question/dates.ts';
import { ownReturns, withoutDirections, type OwnReturns } from '../question/own-returns.ts';
import { unusedColumns, type UnusedColumn } from './unused-columns.ts';
import { visibleRows } from './visible-text.ts';

/** What a list's columns are read as, told by their names and the first rows. */
export type ReadColumns = {
  readonly columns: Columns;
  /** Further columns that tell whether a row is a flight that somebody took. */
  readonly further: readonly FurtherColumn[];
  readonly unusedColumns: readonly UnusedColumn[];
  /** What stands first in its dates; absent where none tells. */
  readonly dateOrder?: DateOrder;
  /** Which rows have their flight back in a row of its own; absent where none has. */
  readonly ownReturns?: OwnReturns;
};

/**
 * What the first rows tell of a list's columns, and of its flights back.
 *
 * @param recognised - by their names, or as somebody says
 * @param saidOrder - what stands first in dates, where somebody says
 */
export function readColumns(
  header: readonly string[],
  written: readonly (readonly string[])[],
  recognised: Columns,
  saidOrder?: DateOrder,
): ReadColumns {
  const rows = visibleRows(written);
  const named = { columns: recognised, further: furtherColumns(header, recognised) };
  const { columns, further } = withoutDirections(rows, named);
  const dates = [columns.date, columns.returnDate].flatMap((at) => (at === undefined ? [] : [at]));
  const dateOrder = dateOrderOf(rows.flatMap((row) => dates.map((at) => row[at] ?? '')));
  const returns = ownReturns(rows, { columns, further }, saidOrder ?? dateOrder);
  return {
    columns,
    further,
    unusedColumns: unusedColumns(header, columns, further, rows),
    ...(dateOrder && { dateOrder }),
    ...(returns && { ownReturns: returns }),
  };
}
