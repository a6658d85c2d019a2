import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

/** What a query may keep in memory before it writes to a temporary folder: with Node and readers the process stays below 2 GB. */
const MEMORY_LIMIT = '600MB';

/** Runs work on a database in memory, which asks no network. */
export async function withDatabase<Result>(work: (database: DuckDBConnection) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'schedules-'));
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: MEMORY_LIMIT,
    temp_directory: folder,
    autoinstall_known_extensions: 'false',
  });
  try {
    const database = await instance.connect();
    await database.run("set timezone = 'UTC'");
    return await work(database);
  } finally {
    instance.closeSync();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a table of rows that all have the same fields, each a text. */
export async function createTextTable(
  database: DuckDBConnection,
  name: string,
  fields: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  const shape = JSON.stringify([Object.fromEntries(fields.map((field) => [field, 'VARCHAR']))]);
  await database.run(`create table ${name} as select unnest(from_json($1, $2), recursive := true)`, [
    JSON.stringify(rows),
    shape,
  ]);
}

/** The rows of a query, each value as a text: '' for none. */
export async function readTexts(database: DuckDBConnection, sql: string): Promise<readonly (readonly string[])[]> {
  const rows = (await database.runAndReadAll(sql)).getRowsJson();
  return rows.map((row) =>
    row.map((value) => (typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value))),
  );
}

/** A file's path for SQL functions that read files, with wildcard characters escaped. */
export const sqlFile = (path: string): string => sqlText(path.replaceAll(/[*?[]/g, '[$&]'));

/** A text as SQL has it. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The name of a column as SQL has it. */
export const sqlName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
