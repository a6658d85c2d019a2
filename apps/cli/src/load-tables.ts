import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTables, TABLE_NAMES, type TableBytes, type Tables } from '@tim/reference-data';
import { UsageError } from '@tim/terminal';

/**
 * The tables of a folder, ready for look-ups.
 *
 * @param folder - holds each table as `<name>.bin.gz`
 * @throws UsageError when it holds none
 */
export function loadTables(folder: string): Tables {
  const files = TABLE_NAMES.map((table) => [table, join(folder, `${table}.bin.gz`)] as const);
  if (!files.every(([, file]) => existsSync(file))) throw new UsageError(`There are no tables in ${folder}.`);
  const bytes = files.map(([table, file]) => [table, gunzipSync(readFileSync(file))] as const);
  return readTables(Object.fromEntries(bytes) as unknown as TableBytes);
}
