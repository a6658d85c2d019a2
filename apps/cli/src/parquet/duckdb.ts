import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import { fill } from '@tim/languages';
import { Refusal } from '../refusal.ts';

/**
 * DuckDB in memory.
 *
 * @throws UsageError when it is not installed: the published command comes without it, as 70 MB that few need
 */
export async function openDuckDb(): Promise<DuckDBConnection> {
  try {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create();
    return await instance.connect();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Refusal((faults) => faults.noDuckDb);
  }
}

/** A text as SQL has it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A name as SQL has it. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** One file's name, whose letters mean no pattern. */
export const quotedFile = (file: string): string => quoted(file.replaceAll(/[*?[]/g, '[$&]'));

/** What SQL needs to write a Parquet file with what is said of it in its metadata. */
export function asParquet(metadata: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(metadata).map(([key, value]) => `${key}: ${quoted(value)}`);
  return `(FORMAT parquet, COMPRESSION zstd, KV_METADATA {${pairs.join(', ')}})`;
}

/** What DuckDB says of a disk that is full, also where it sorts on it what does not fit into memory. */
const NOT_WRITTEN = /^(?:IO|Out of Memory) Error/;

/**
 * Write rows into a file that is not there yet, and have it on the disk.
 *
 * @param form - what SQL calls it, in brackets
 * @throws UsageError when the file cannot be written whole
 */
export async function copyTo(duckDb: DuckDBConnection, rows: string, file: string, form: string): Promise<void> {
  try {
    await duckDb.run(`COPY (${rows}) TO ${quoted(file)} ${form}`);
  } catch (error) {
    const [why = ''] = (error as Error).message.split('\n');
    if (!NOT_WRITTEN.test(why)) throw error;
    throw new Refusal((faults) => fill(faults.notWritten, { file, why }));
  }
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
