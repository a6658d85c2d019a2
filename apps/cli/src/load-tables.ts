import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { OWN_TABLE, readTables, TABLE_NAMES, type TableBytes, type Tables } from '@tim/reference-data';
import { UsageError } from '@tim/terminal';

/**
 * The tables of a folder, with the schedules that an operator built into it, ready for look-ups.
 *
 * @param folder - holds each table as `<name>.bin.gz`
 * @throws UsageError when it holds none
 */
export function loadTables(folder: string): Tables {
  const files = TABLE_NAMES.map((table) => [table, join(folder, `${table}.bin.gz`)] as const);
  if (!files.every(([, file]) => existsSync(file))) throw new UsageError(`There are no tables in ${folder}.`);
  const own = ownTableFile(folder);
  const loaded = own === undefined ? files : [...files, [OWN_TABLE, own] as const];
  const bytes = loaded.map(([table, file]) => [table, gunzipSync(readFileSync(file))] as const);
  return readTables(Object.fromEntries(bytes) as unknown as TableBytes);
}

/** The file of an operator's own schedules; undefined where there are none. */
export function ownTableFile(folder: string): string | undefined {
  const file = join(folder, `${OWN_TABLE}.bin.gz`);
  return existsSync(file) ? file : undefined;
}
