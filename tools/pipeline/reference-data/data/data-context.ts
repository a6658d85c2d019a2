import { join } from 'node:path';
import type { Field } from '../csv/fields.ts';
import { readRows, type Fields, type Row } from '../csv/read-rows.ts';
import type { RowReport } from '../csv/row-report.ts';
import type { Rule } from '../csv/rules.ts';
import { dataFileName, type DataFile } from './data-folder.ts';
import type { KnownCodes } from './known-codes.ts';

/** Reads a file of the data folder: the rows that keep every rule. */
export type ReadDataFile = <F extends Fields>(
  file: DataFile,
  fields: F,
  rules: readonly Rule<Row<F>['values']>[],
) => Promise<Row<F>[]>;

/** What the tables of our own are read with, and held against. */
export type DataContext = {
  readonly read: ReadDataFile;
  readonly known: KnownCodes;
  /** A year, a month or a day that has begun. */
  readonly pastDate: Field<string>;
  readonly report: RowReport;
};

/** @param report - is told of each row that is wrong, with the first rule it breaks; one in any file and nothing is built */
export function openDataFolder(folder: string, report: RowReport): ReadDataFile {
  return async (file, fields, rules) => {
    const name = dataFileName(file);
    const rows = await readRows({ name, path: join(folder, `${file}.csv`), mostBadFraction: 0 }, fields, report);
    return rows.filter(({ line, values }) => {
      for (const rule of rules) {
        const fault = rule(values);
        if (fault === undefined) continue;
        report.bad(name, line, fault);
        return false;
      }
      return true;
    });
  };
}
