import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { TaskFailure } from '@tim/terminal';
import { BadField, type Field } from './fields.ts';
import { RowReport } from './row-report.ts';

/** The columns wanted of a file, by header name. */
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Row<F extends Fields> = {
  readonly line: number;
  readonly values: { [Name in keyof F]: ReturnType<F[Name]> };
};

type CsvRecord = { readonly info: { readonly lines: number }; readonly record: readonly string[] };

export type CsvFile = {
  /** The file's name in reports. */
  readonly name: string;
  readonly path: string;
  readonly delimiter?: ',' | '^';
  /** Largest share of bad rows with which it is still used; a few in a hundred unless told. */
  readonly mostBadFraction?: number;
};

/**
 * Read a CSV file, gzipped when its name ends in .gz, keeping the rows whose wanted fields are all good.
 *
 * @param report - is told of every other row
 * @throws TaskFailure if the file lacks a wanted column or ends within quotes; Error if it cannot be read
 */
export async function readRows<F extends Fields>(file: CsvFile, fields: F, report: RowReport): Promise<Row<F>[]> {
  const rows: Row<F>[] = [];
  let header: readonly string[] | undefined;
  let read = 0;
  let skippedLine = 0;
  // Line on which the last row that could be read ends.
  let lastLine = 0;
  let openedLine = 0;
  const parser = parse({
    bom: true,
    delimiter: file.delimiter ?? ',',
    quote: file.delimiter === '^' ? null : '"',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record: (record: string[], { lines }) => {
      lastLine = lines;
      return record;
    },
    on_skip: (error) => {
      const line = Number(error?.['lines'] ?? 0);
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED') openedLine = lastLine + 1;
      // One spoilt line can be skipped in several parts.
      else if (line !== skippedLine) {
        read += 1;
        skippedLine = line;
        const isSeveralLines = error?.code === 'CSV_INVALID_CLOSING_QUOTE' && line > lastLine + 1;
        report.bad(
          file.name,
          isSeveralLines ? lastLine + 1 : line,
          isSeveralLines
            ? `a quote is opened and not closed before line ${line}`
            : (error?.message ?? 'not readable as CSV'),
        );
        lastLine = line;
      }
      return undefined;
    },
  });
  const collect = async (records: AsyncIterable<CsvRecord>) => {
    for await (const { info, record } of records) {
      if (header) {
        read += 1;
        const values = readFields(fields, header, record, (what) => report.bad(file.name, info.lines, what));
        if (values) rows.push({ line: info.lines, values });
      } else {
        header = record;
        requireColumns(file, header, Object.keys(fields));
      }
    }
  };
  const input = createReadStream(file.path);
  await (file.path.endsWith('.gz')
    ? pipeline(input, createGunzip(), parser, collect)
    : pipeline(input, parser, collect));
  if (openedLine > 0) {
    throw new TaskFailure(`${file.name}:${openedLine}: a quote is opened and never closed; the rows after it are lost`);
  }
  if (!header) requireColumns(file, [], Object.keys(fields));
  report.read(file.name, read, file.mostBadFraction);
  return rows;
}

/**
 * Every row of a file.
 *
 * @throws TaskFailure that names the rows that cannot be used, if there are any; and as `readRows`
 */
export async function readEveryRow<F extends Fields>(file: CsvFile, fields: F): Promise<Row<F>['values'][]> {
  const findings: string[] = [];
  const rows = await readRows(file, fields, new RowReport((line) => findings.push(line)));
  if (findings.length > 0) throw new TaskFailure(findings.join('\n'));
  return rows.map(({ values }) => values);
}

function requireColumns(file: CsvFile, header: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.filter((name) => !header.includes(name));
  if (missing.length === wanted.length && header.join().includes(';')) {
    throw new TaskFailure(`${file.name}: the columns have semicolons between them: save it with commas`);
  }
  if (missing.length > 0) throw new TaskFailure(`${file.name}: no column ${missing.join(', ')}`);
}

function readFields<F extends Fields>(
  fields: F,
  header: readonly string[],
  record: readonly string[],
  bad: (what: string) => void,
): Row<F>['values'] | undefined {
  if (record.length !== header.length) {
    const hint = record.join().includes(';') ? ': semicolons stand between them, commas are wanted' : '';
    bad(`${record.length} fields, the header has ${header.length}${hint}`);
    return undefined;
  }
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    try {
      values[name] = field(record[header.indexOf(name)] ?? '');
    } catch (error) {
      if (!(error instanceof BadField)) throw error;
      bad(`${name} ${error.message}`);
      return undefined;
    }
  }
  return values as Row<F>['values'];
}
