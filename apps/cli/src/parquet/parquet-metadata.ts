import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AnsweredWith } from '@tim/batch';
import { openTable, OWN_TABLE, TABLE_NAMES } from '@tim/reference-data';
import { meaningOf } from './column-meanings.ts';

/**
 * What a Parquet file says of itself: what made it, what its columns hold, and the sources of its figures with their licences. The last
 * two are JSON.
 *
 * @param columns - by name, each with its type in SQL
 */
export function parquetMetadata(
  { engineVersion, modelVersion, dataHash }: AnsweredWith,
  columns: Readonly<Record<string, string>>,
  tablesFolder: string,
): Readonly<Record<string, string>> {
  const schema = Object.entries(columns).map(([name, type]) => ({ name, type, ...meaningOf(name) }));
  return {
    engine: engineVersion,
    model: modelVersion,
    data_hash: dataHash,
    schema: JSON.stringify(schema),
    sources: JSON.stringify(sourcesOf(tablesFolder)),
  };
}

/** Every source of the tables, each edition once. */
function sourcesOf(tablesFolder: string): readonly unknown[] {
  const fileOf = (table: string) => join(tablesFolder, `${table}.bin.gz`);
  // An operator may have built schedules into the folder.
  const tables = [...TABLE_NAMES, ...(existsSync(fileOf(OWN_TABLE)) ? [OWN_TABLE] : [])];
  const sources = tables.flatMap((table) => openTable(table, gunzipSync(readFileSync(fileOf(table)))).origin.sources);
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
}
