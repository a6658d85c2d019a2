import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { copyTo } from '@tim/cli';
import type { FileMade, ReleasedColumn } from './released-file.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Every file of a folder, in order, by its path within it. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** The size of a file in bytes, and its SHA-256 as 64 hexadecimal digits. */
export async function measured(file: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}

/** What a factor table says of itself in its metadata: what made it, and what its columns hold. */
export async function saidByParquet(
  duckDb: DuckDBConnection,
  file: string,
): Promise<{ readonly made: FileMade; readonly columns: readonly ReleasedColumn[] }> {
  const metadata = await duckDb.runAndReadAll(
    `SELECT decode(key), decode(value) FROM parquet_kv_metadata(${quoted(file)})`,
  );
  const said = new Map(metadata.getRows().map(([key, value]) => [String(key), String(value)]));
  const value = (key: string) => {
    const text = said.get(key);
    if (text === undefined) throw new Error(`${file} does not say its ${key}`);
    return text;
  };
  return {
    made: { engine: value('engine'), model: value('model'), dataHash: value('data_hash') },
    columns: JSON.parse(value('schema')) as ReleasedColumn[],
  };
}

/** The same rows in the same order as CSV in a gzip. */
export async function copyAsCsv(duckDb: DuckDBConnection, parquet: string, csv: string): Promise<void> {
  await copyTo(duckDb, `FROM read_parquet(${quoted(parquet)})`, csv, '(FORMAT csv, HEADER, COMPRESSION gzip)');
}
