import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TABLE_NAMES, type TableBytes, type TableName } from '@tim/reference-data';

/** Where the repository keeps the tables. */
export const TABLES_FOLDER = join(import.meta.dirname, '../../libs/reference-data/tables');
export const CHECKSUMS_FILE = 'checksums.txt';

/** Position of the operating system's number in a gzip header, and the number for "unknown". */
const GZIP_SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

export type TableFile = { readonly name: string; readonly bytes: Uint8Array };

/** The files of a set of tables: each compressed, and the checksums of all, compressed and not. The same bytes every time. */
export function tableFiles(tables: TableBytes): TableFile[] {
  const files = TABLE_NAMES.map((table) => ({ table, name: `${table}.bin.gz`, bytes: compressedTable(tables[table]) }));
  const checksums = files.flatMap(({ table, name, bytes }) => [
    `${sha256(bytes)}  ${name}`,
    `${sha256(tables[table])}  ${table}.bin`,
  ]);
  return [...files, { name: CHECKSUMS_FILE, bytes: new TextEncoder().encode(`${checksums.join('\n')}\n`) }];
}

export function writeTableFiles(folder: string, files: readonly TableFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
}

/** Each table's bytes, decompressed. */
export function readTableFiles(folder: string): TableBytes {
  const read = (table: TableName) => gunzipSync(readFileSync(join(folder, `${table}.bin.gz`)));
  const entries: [string, Uint8Array][] = TABLE_NAMES.map((table) => [table, read(table)]);
  return Object.fromEntries(entries) as Record<TableName, Uint8Array>;
}

/** A table's bytes as its file holds them: the same for the same bytes. */
export function compressedTable(bytes: Uint8Array): Uint8Array {
  // Node writes no time into the header, but the system it runs on.
  const compressed = gzipSync(bytes, { level: 9 });
  compressed[GZIP_SYSTEM] = UNKNOWN_SYSTEM;
  return compressed;
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
