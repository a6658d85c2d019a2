import { hashedData } from './data-hash.ts';
import { demandChecksums } from './table-checksums.ts';
import { TableFault } from './table-fault.ts';
import { OWN_TABLE, TABLE_NAMES, type TableBytes, type TableName } from './tables.ts';

/** The lists of checksums that stand beside the tables, one for each pack. */
export const CHECKSUM_FILES = ['checksums-core.txt', 'checksums-network.txt'] as const;

/** How the files of a folder of tables are read: this library reads none. */
export type TableFolder = {
  /** Bytes of a file; undefined where there is none. */
  readonly read: (file: string) => Uint8Array | undefined;
  readonly gunzip: (bytes: Uint8Array) => Uint8Array;
  /** SHA-256 of bytes, 64 hexadecimal digits. */
  readonly sha256: (bytes: Uint8Array) => string;
};

/**
 * The bytes of a folder's tables, each compared with the folder's lists of checksums, and of an operator's own schedules
 * where there are any. Those have no checksum: the data's hash is made of their very bytes.
 *
 * @throws TableFault if a table or a list is missing, or a table is not what was built
 */
export function readTableFolder({ read, gunzip, sha256 }: TableFolder): TableBytes & { readonly dataSha256: string } {
  const bytesOf = (table: string, file: string) => {
    const bytes = read(file);
    if (bytes === undefined) throw new TableFault(table, 'missing');
    return bytes;
  };
  const unzipped = (table: string, bytes: Uint8Array) => {
    try {
      return gunzip(bytes);
    } catch (cause) {
      throw new TableFault(table, 'damaged', { cause });
    }
  };
  const lists = CHECKSUM_FILES.map((file) =>
    Array.from(bytesOf(file, file), (byte) => String.fromCharCode(byte)).join(''),
  );
  const tables = TABLE_NAMES.map((table) => [table, unzipped(table, bytesOf(table, `${table}.bin.gz`))] as const);
  const [core = '', network = ''] = lists;
  demandChecksums(new Map(tables.map(([table, bytes]) => [table, sha256(bytes)])), core + network);
  const own = read(`${OWN_TABLE}.bin.gz`);
  return {
    ...(Object.fromEntries(tables) as Record<TableName, Uint8Array>),
    dataSha256: sha256(hashedData({ core, network, own })),
    ...(own && { [OWN_TABLE]: unzipped(OWN_TABLE, own) }),
  };
}
