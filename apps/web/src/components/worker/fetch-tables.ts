import type { TableName } from '@tim/reference-data';

/**
 * The addresses under which the build serves the tables, by file. Not in the script: they are fetched when they are needed. An
 * operator's own schedules are not theirs to serve.
 */
const addresses = import.meta.glob<string>(
  ['../../../../../libs/reference-data/tables/*.bin.gz', '!../../../../../libs/reference-data/tables/schedules.bin.gz'],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Whatever ends so. */
export const ending = (files: Readonly<Record<string, string>>, end: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(`/${end}`))?.[1] ?? '';

/** The bytes of the tables named. */
export async function fetchTables<Name extends TableName>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, Uint8Array>>> {
  const files = await Promise.all(names.map(async (table) => [table, await tableBytes(`${table}.bin.gz`)] as const));
  return Object.fromEntries(files) as Record<Name, Uint8Array>;
}

/** A table's bytes. A server may send what it keeps compressed as such, which the browser has undone by then. */
async function tableBytes(file: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(await (await fetched(ending(addresses, file))).arrayBuffer());
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @throws Error unless the server has it */
export async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
