import { hexadecimal, TableFault } from '@tim/reference-data';

/** What stands before the tables of a pack, in their order. */
export type PackIndex = Readonly<Record<string, { readonly length: number; readonly sha256: string }>>;

/**
 * The tables of a pack by name, each compared with its checksum.
 *
 * @param packed - gzip of the index as a line of JSON, and the tables after it in its order
 * @throws TableFault if a table is not what was built
 */
export async function unpack(packed: ReadableStream<Uint8Array>): Promise<Readonly<Record<string, Uint8Array>>> {
  const { index, bytes } = await unzipped(packed);
  let start = 0;
  const tables = Object.entries(index).map(async ([table, { length, sha256 }]) => {
    start += length;
    const found = bytes.subarray(start - length, start);
    if ((await digestOf(found)) !== sha256) throw new TableFault(table, 'damaged');
    return [table, found] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

async function unzipped(
  packed: ReadableStream<Uint8Array>,
): Promise<{ index: PackIndex; bytes: Uint8Array<ArrayBuffer> }> {
  try {
    const stream = packed.pipeThrough(new DecompressionStream('gzip'));
    const all = new Uint8Array(await new Response(stream).arrayBuffer());
    const start = all.indexOf('\n'.charCodeAt(0)) + 1;
    const index: unknown = JSON.parse(new TextDecoder().decode(all.subarray(0, start)));
    if (!isIndex(index)) throw new TypeError('The pack begins with no index.');
    return { index, bytes: all.subarray(start) };
  } catch (cause) {
    throw new TableFault('tables.bin', 'damaged', { cause });
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isIndex = (value: unknown): value is PackIndex => isObject(value) && Object.values(value).every(isObject);

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Types say that it is always there.
  const { subtle } = crypto as { readonly subtle?: typeof crypto.subtle };
  if (!subtle)
    throw new Error('The tables are checked with Web Crypto: serve the page by https, or from your own machine.');
  return hexadecimal(await subtle.digest('SHA-256', bytes));
}
