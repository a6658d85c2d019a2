import { CHECKSUM_FILES, demandChecksums, hashedData, hexadecimal, TableFault } from '@tim/reference-data';

/** What stands before the files of a pack. */
export type PackIndex = {
  /** SHA-256 of the data that the pack is of, as `hashedData` has it. */
  readonly dataSha256: string;
  /** Bytes of each file, in their order: both lists of checksums, and the tables. */
  readonly lengths: Readonly<Record<string, number>>;
};

/** The name of what `readTables` takes for the SHA-256 of the data that a pack is of: the same in both packs. */
export type PackHash = 'dataSha256' | 'networkDataSha256';
/** Tables by name, and the hash. */
export type Pack = Readonly<Record<string, Uint8Array | string>>;

/**
 * The tables of a pack by name, each compared with its checksum, and the hash of the data.
 *
 * @param packed - gzip of the index as a line of JSON, and the files after it in its order
 * @throws TableFault if a table is not what was built
 */
export async function unpack(packed: ReadableStream<Uint8Array>, hash: PackHash): Promise<Pack> {
  const { index, bytes } = await unzipped(packed);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let start = 0;
  for (const [file, length] of Object.entries(index.lengths)) {
    files.set(file, bytes.subarray(start, start + length));
    start += length;
  }
  const [core = '', network = ''] = CHECKSUM_FILES.map((file) => {
    const list = files.get(file);
    if (!list) throw new TableFault(file, 'missing');
    files.delete(file);
    return new TextDecoder().decode(list);
  });
  const found = [...files].map(async ([table, own]) => [table, await digestOf(own)] as const);
  demandChecksums(new Map(await Promise.all(found)), core + network);
  if ((await digestOf(hashedData({ core, network }))) !== index.dataSha256)
    throw new TableFault('tables.bin', 'damaged');
  return { ...Object.fromEntries(files), [hash]: index.dataSha256 };
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
const isIndex = (value: unknown): value is PackIndex =>
  isObject(value) &&
  'lengths' in value &&
  isObject(value.lengths) &&
  Object.values(value.lengths).every((length) => Number.isSafeInteger(length) && length >= 0);

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Types say that it is always there.
  const { subtle } = crypto as { readonly subtle?: typeof crypto.subtle };
  if (!subtle)
    throw new Error('The tables are checked with Web Crypto: serve the page by https, or from your own machine.');
  return hexadecimal(await subtle.digest('SHA-256', bytes));
}
