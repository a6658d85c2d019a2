import { recogniseColumns } from '../columns/columns.ts';
import { readColumns } from '../columns/read-columns.ts';
import { tables } from '../real-tables.fixture.ts';
import { codeReader } from './codes.ts';
import { readRow } from './read-row.ts';

/** Reads codes, and names of airlines and aircraft. */
export const codes = codeReader(tables, () => []);

/** A row of a list whose columns are told by their names alone. */
export const readOne = (header: string, row: string, using = codes) =>
  readRow(row.split(';'), { columns: recogniseColumns(header.split(';')), codes: using, cabin: 'economy' });

const cellsOf = (rows: readonly string[]) => rows.map((row) => row.split(';'));

/** A list's columns, as their names and its rows tell. */
export function columnsOf(header: string, rows: readonly string[]) {
  const [names, cells] = [header.split(';'), cellsOf(rows)];
  return readColumns(names, cells, recogniseColumns(names, cells));
}

/** The same, and what each row asks. */
export function readList(header: string, rows: readonly string[], using = codes) {
  const read = columnsOf(header, rows);
  return { ...read, questions: cellsOf(rows).map((row) => readRow(row, { ...read, codes: using, cabin: 'economy' })) };
}
