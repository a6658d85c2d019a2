import { closeSync, openSync, readSync } from 'node:fs';
import { fill } from '@tim/languages';
import { csvLine } from '@tim/notation';
import { openDuckDb, quotedFile } from './duckdb.ts';
import { Refusal } from '../refusal.ts';

/** What a Parquet file begins with. */
export const PARQUET = Buffer.from('PAR1');

/** What DuckDB says first: of which kind the error is. */
const ERROR_KIND = /^[\w ]{1,40} Error: /;

export function isParquet(file: string): boolean {
  const beginning = Buffer.alloc(PARQUET.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, beginning);
  } finally {
    closeSync(descriptor);
  }
  return beginning.equals(PARQUET);
}

/**
 * A Parquet file as lines of CSV, its columns' names first.
 *
 * @throws UsageError when it cannot be read
 */
export async function* parquetLines(file: string): AsyncGenerator<Buffer> {
  const duckDb = await openDuckDb();
  try {
    const result = await duckDb.stream(`SELECT CAST(COLUMNS(*) AS VARCHAR) FROM read_parquet(${quotedFile(file)})`);
    yield Buffer.from(csvLine(result.columnNames(), ','));
    for await (const rows of result.yieldRows()) {
      yield Buffer.from(rows.map((row) => csvLine(row.map(cellText), ',')).join(''));
    }
  } catch (error) {
    const [first = ''] = (error as Error).message.split('\n');
    const why = first.replace(ERROR_KIND, '').replace(/\.$/, '');
    throw new Refusal((faults) => fill(faults.noParquet, { file, why }));
  } finally {
    duckDb.closeSync();
  }
}

const cellText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The columns' types in SQL, by place. */
export async function parquetTypes(file: string): Promise<readonly string[]> {
  const duckDb = await openDuckDb();
  try {
    const reader = await duckDb.runAndReadAll(`DESCRIBE SELECT * FROM read_parquet(${quotedFile(file)})`);
    return reader.getRows().map(([, type]) => String(type));
  } finally {
    duckDb.closeSync();
  }
}
