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
import { TaskFailure } from '@tim/terminal';

/** Where the repository keeps the tables. */
export const TABLES_FOLDER = join(import.meta.dirname, '../../../libs/reference-data/tables');

/** The tables that are loaded together, by the name of their pack. */
const PACKS: Readonly<Record<string, readonly TableName[]>> = { core: CORE_TABLES, network: NETWORK_TABLES };

/** Position of the operating system's number in a gzip header, and the number for "unknown". */
const GZIP_SYSTEM = 9;
const UNKNOWN_SYSTEM = 255;

/** File of the table of schedules that an operator built for themselves, and of what is said of it. */
export const OWN_TABLE_FILE = `${OWN_TABLE}.bin.gz`;
export const OWN_ABOUT_FILE = `${OWN_TABLE}-about.json`;

export type TableFile = { readonly name: string; readonly bytes: Uint8Array };

/** A table's bytes, and those of its file. */
type PackedTable = { readonly bytes: Uint8Array; readonly compressed: Uint8Array };

/** The files of a set of tables: each compressed, and the checksums of each pack, compressed and not. The same bytes every time. */
export function tableFiles(tables: TableBytes): TableFile[] {
  return filesOf((table) => pack(tables[table]));
}

/**
 * The files of a folder after some of its tables changed, or came. Those of the other tables stay as they are.
 *
 * @param changes - tables' bytes, not compressed; one that equals the folder's is no change
 * @throws TaskFailure if another table is not in the folder
 */
export function changedTableFiles(folder: string, changes: Partial<TableBytes>): TableFile[] {
  return filesOf((table) => {
    const bytes = changes[table];
    const isNew = bytes !== undefined && !existsSync(join(folder, fileOf(table)));
    if (isNew) return pack(bytes);
    const before = packedTable(folder, table);
    return bytes === undefined || Buffer.compare(before.bytes, bytes) === 0 ? before : pack(bytes);
  });
}

const fileOf = (table: TableName) => `${table}.bin.gz`;

const pack = (bytes: Uint8Array): PackedTable => ({ bytes, compressed: compressedTable(bytes) });

function filesOf(packedOf: (table: TableName) => PackedTable): TableFile[] {
  const packed = TABLE_NAMES.map((table) => ({ table, ...packedOf(table) }));
  const files = packed.map(({ table, compressed }) => ({ name: fileOf(table), bytes: compressed }));
  const checksums = Object.entries(PACKS).map(([name, tables]) => {
    const lines = packed
      .filter(({ table }) => tables.includes(table))
      .flatMap(({ table, bytes, compressed }) => [
        `${sha256(compressed)}  ${fileOf(table)}\n`,
        `${sha256(bytes)}  ${table}.bin\n`,
      ]);
    return { name: `checksums-${name}.txt`, bytes: new TextEncoder().encode(lines.join('')) };
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

/** Each table's bytes, decompressed. */
export function readTableFiles(folder: string): Readonly<Record<TableName, Buffer>> {
  return Object.fromEntries(TABLE_NAMES.map((table) => [table, readTableFile(folder, table)])) as Record<
    TableName,
    Buffer
  >;
}

/**
 * A table's bytes, decompressed.
 *
 * @throws TaskFailure if the folder has it not
 */
export function readTableFile(folder: string, table: TableName): Buffer {
  return packedTable(folder, table).bytes;
}

function packedTable(folder: string, table: TableName): PackedTable & { readonly bytes: Buffer } {
  const path = join(folder, fileOf(table));
  if (!existsSync(path)) {
    throw new TaskFailure(
      `${fileOf(table)} is not in ${folder}: \`npm run reference-data\` builds every table from its sources`,
    );
  }
  const compressed = readFileSync(path);
  return { bytes: gunzipSync(compressed), compressed };
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
