import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  CORE_TABLES,
  NETWORK_TABLES,
  OWN_TABLE,
  TABLE_NAMES,
  type TableBytes,
  type TableName,
} from '@tim/reference-data';

/** Where the repository keeps the tables. */
export const TABLES_FOLDER = join(import.meta.dirname, '../../libs/reference-data/tables');

/** The tables that are loaded together, by the name of their pack. */
const PACKS: Readonly<Record<string, readonly TableName[]>> = { core: CORE_TABLES, network: NETWORK_TABLES };

/** Position of the operating system's number in a gzip header, and the number for "unknown". */
const GZIP_SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/** File of the table of schedules that an operator built for themselves, and of what is said of it. */
export const OWN_TABLE_FILE = `${OWN_TABLE}.bin.gz`;
export const OWN_ABOUT_FILE = `${OWN_TABLE}-about.json`;

export type TableFile = { readonly name: string; readonly bytes: Uint8Array };

/** The files of a set of tables: each compressed, and the checksums of each pack, compressed and not. The same bytes every time. */
export function tableFiles(tables: TableBytes): TableFile[] {
  const compressed = new Map(TABLE_NAMES.map((table) => [table, compressedTable(tables[table])]));
  return filesOf(tables, compressed);
}

/**
 * The files of a folder after some of its tables changed. Those of the other tables stay as they are.
 *
 * @param changes - tables' bytes, not compressed; one that equals the folder's is no change
 */
export function changedTableFiles(folder: string, changes: Partial<TableBytes>): TableFile[] {
  const before = readTableFiles(folder);
  const compressed = new Map(
    TABLE_NAMES.map((table) => {
      const bytes = changes[table];
      const isKept = bytes === undefined || before[table].equals(bytes);
      return [table, isKept ? readFileSync(join(folder, fileOf(table))) : compressedTable(bytes)];
    }),
  );
  return filesOf({ ...before, ...changes }, compressed);
}

const fileOf = (table: TableName) => `${table}.bin.gz`;

function filesOf(tables: TableBytes, compressed: ReadonlyMap<TableName, Uint8Array>): TableFile[] {
  const bytesOf = (table: TableName) => compressed.get(table) ?? new Uint8Array();
  const files = TABLE_NAMES.map((table) => ({ name: fileOf(table), bytes: bytesOf(table) }));
  const checksums = Object.entries(PACKS).map(([pack, names]) => {
    const lines = names.flatMap((table) => [
      `${sha256(bytesOf(table))}  ${fileOf(table)}\n`,
      `${sha256(tables[table])}  ${table}.bin\n`,
    ]);
    return { name: `checksums-${pack}.txt`, bytes: new TextEncoder().encode(lines.join('')) };
  });
  return [...files, ...checksums];
}

export function writeTableFiles(folder: string, files: readonly TableFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
}

/** The names of the files that are not in the folder as they are here. */
export function differentFiles(folder: string, files: readonly TableFile[]): string[] {
  const isOnDisk = ({ name, bytes }: TableFile) => {
    const path = join(folder, name);
    return existsSync(path) && readFileSync(path).equals(bytes);
  };
  return files.filter((file) => !isOnDisk(file)).map(({ name }) => name);
}

/** Whether a folder holds a file for each table. */
export function hasTables(folder: string): boolean {
  return TABLE_NAMES.every((table) => existsSync(join(folder, fileOf(table))));
}

/** Each table's bytes, decompressed. */
export function readTableFiles(folder: string): Readonly<Record<TableName, Buffer>> {
  const read = (table: TableName) => gunzipSync(readFileSync(join(folder, fileOf(table))));
  return Object.fromEntries(TABLE_NAMES.map((table) => [table, read(table)])) as Record<TableName, Buffer>;
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
