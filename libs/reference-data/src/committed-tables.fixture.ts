import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readTables } from './read-tables.ts';
import type { Airport } from './look-ups.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

const folder = new URL('../tables/', import.meta.url);

/** A file of the folder the repository keeps the tables in. */
export function committedFile(name: string): Uint8Array {
  return readFileSync(new URL(name, folder));
}

/** Each committed table's bytes, decompressed. */
export function committedBytes(): Record<TableName, Uint8Array> {
  const entries: [string, Uint8Array][] = TABLE_NAMES.map((name) => [
    name,
    gunzipSync(committedFile(`${name}.bin.gz`)),
  ]);
  return Object.fromEntries(entries) as Record<TableName, Uint8Array>;
}

export const tables = readTables(committedBytes());

/** The airport with the code; fails the test when there is none. */
export function airport(code: string): Airport {
  const found = tables.airports.find(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}
