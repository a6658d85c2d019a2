import type { Columns } from './columns.ts';
import { dateOrderOf, type DateOrder } from './dates.ts';
import { hasOwnReturns, withoutReturns } from './own-returns.ts';
import { unusedColumns, type UnusedColumn } from './unused-columns.ts';

/** What a list's columns are read as, told by their names and the first rows. */
export type ReadColumns = {
  readonly columns: Columns;
  readonly unusedColumns: readonly UnusedColumn[];
  /** What stands first in its dates; absent where none tells. */
  readonly dateOrder?: DateOrder;
};

/**
 * What the first rows tell of a list's columns: those of a flight back are not read where it has a row of its own.
 *
 * @param recognised - by their names, or as somebody says
 */
export function readColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  recognised: Columns,
): ReadColumns {
  const ownReturns = hasOwnReturns(rows, recognised);
  const columns = ownReturns ? withoutReturns(rows, recognised) : recognised;
  const dates = [columns.date, columns.returnDate].flatMap((at) => (at === undefined ? [] : [at]));
  const dateOrder = dateOrderOf(rows.flatMap((row) => dates.map((at) => row[at] ?? '')));
  return {
    columns,
    unusedColumns: unusedColumns(header, columns, { hasOwnReturns: ownReturns }),
    ...(dateOrder && { dateOrder }),
  };
}
