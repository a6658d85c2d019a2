import {
  CORE_TABLES,
  demandChecksums,
  hashedData,
  hexadecimal,
  readTables,
  TABLE_NAMES,
  TableFault,
  type CoreTables,
  type TableName,
  type Tables,
} from '@tim/reference-data';
import { fetched } from '../../fetched.ts';

/**
 * The addresses under which the build serves the tables, by file. Not in the script: they are fetched when they are needed. An
 * operator's own schedules are not theirs to serve.
 */
const addresses = import.meta.glob<string>(
  [
    '../../../../../../libs/reference-data/tables/*.bin.gz',
    '!../../../../../../libs/reference-data/tables/schedules.bin.gz',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** The texts of the lists of checksums, which came with the script: what a server or a cache gives is compared with them. */
const lists = import.meta.glob<string>('../../../../../../libs/reference-data/tables/checksums-*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whatever ends so. */
const ending = (files: Readonly<Record<string, string>>, end: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(`/${end}`))?.[1] ?? '';

/** The lists of checksums by pack. */
const checksums = { core: ending(lists, 'checksums-core.txt'), network: ending(lists, 'checksums-network.txt') };

/** @throws TableFault if a table is not what was built */
export async function loadTables(): Promise<Tables> {
  return readTables({ ...(await fetchTables(TABLE_NAMES)), dataSha256: await dataSha256() });
}

/** The core pack: a flight can be computed with it, a market, which needs the network of flights, cannot. */
export async function loadCoreTables(): Promise<CoreTables> {
  return readTables({ ...(await fetchTables(CORE_TABLES)), dataSha256: await dataSha256() });
}

const dataSha256 = async (): Promise<string> =>
  hexadecimal(await crypto.subtle.digest('SHA-256', hashedData(checksums)));

/**
 * The bytes of the tables named. What the browser kept may be damaged: such a table is fetched anew, once.
 *
 * @throws TableFault if a table is not what was built then either
 */
export async function fetchTables<Name extends TableName>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, Uint8Array>>> {
  const tableAnew = (table: Name) => (fault: unknown) => {
    if (fault instanceof TableFault) return tableBytes(table, 'reload');
    throw fault;
  };
  const files = await Promise.all(
    names.map(async (table) => [table, await tableBytes(table, 'default').catch(tableAnew(table))] as const),
  );
  return Object.fromEntries(files) as Record<Name, Uint8Array>;
}

async function tableBytes(table: TableName, cache: RequestCache): Promise<Uint8Array> {
  const response = await fetched(ending(addresses, `${table}.bin.gz`), cache);
  const bytes = await unzipped(table, new Uint8Array(await response.arrayBuffer()));
  demandChecksums(
    new Map([[table, hexadecimal(await crypto.subtle.digest('SHA-256', bytes))]]),
    checksums.core + checksums.network,
  );
  return bytes;
}

/** A server may send what it keeps compressed as such, which the browser has undone by then. */
async function unzipped(table: TableName, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return bytes;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (cause) {
    throw new TableFault(table, 'damaged', { cause });
  }
}
