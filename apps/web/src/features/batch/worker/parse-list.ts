import { delimiterOf, findHeader, recogniseColumns, type Delimiter } from '@tim/batch';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { ListProblem, ListShape } from '../batch-types.ts';

/** More are for the command line [rows]. */
export const MOST_ROWS = 200_000;
/** How many rows tell how a list is written. */
const SHOWN_ROWS = 5;
const ROWS_ABOVE = 20;

export type ParsedList = {
  readonly text: string;
  readonly delimiter: Delimiter;
  /** All rows, those above the header and empty ones too. */
  readonly rows: readonly (readonly string[])[];
  /** The header's place among them. */
  readonly headerAt: number;
  readonly shape: ListShape;
};

/** A list's rows and columns; or why it has none. */
export function parseList(text: string): ParsedList | ListProblem {
  if (text.trim() === '') return { kind: 'empty' };
  const delimiter = delimiterOf(text);
  const rows = parseCells(text, delimiter);
  if ('kind' in rows) return rows;
  const known = findHeader(rows);
  const headerAt = known ?? widest(rows);
  const header = rows[headerAt] ?? [];
  const below = rows.slice(headerAt + 1).filter((row) => !isBlank(row));
  if (below.length === 0) return { kind: 'no-rows' };
  if (below.length > MOST_ROWS) return { kind: 'too-many-rows', rows: below.length, most: MOST_ROWS };
  const shape: ListShape = {
    header,
    headerRow: headerAt + 1,
    isHeaderKnown: known !== undefined,
    columns: recogniseColumns(header),
    firstRows: below.slice(0, SHOWN_ROWS),
    rows: below.length,
  };
  return { text, delimiter, rows, headerAt, shape };
}

export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}

function parseCells(text: string, delimiter: Delimiter): string[][] | ListProblem {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { kind: 'quotes', row: Number(error['lines'] ?? 1) };
  }
}

/** The first of the rows with most cells that are not empty. */
function widest(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cell.trim() !== '').length);
  return counts.indexOf(Math.max(...counts));
}
