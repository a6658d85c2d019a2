import type { Field } from '../csv/fields.ts';
import type { CsvFile } from '../csv/read-rows.ts';
import type { RowReport } from '../csv/row-report.ts';
import type { DataFile } from './data-folder.ts';
import type { KnownCodes } from './known-codes.ts';

/** What the tables of our own are read from, and held against. */
export type DataContext = {
  readonly file: (file: DataFile) => CsvFile;
  readonly known: KnownCodes;
  /** A year, a month or a day that has begun. */
  readonly pastDate: Field<string>;
  readonly report: RowReport;
};
