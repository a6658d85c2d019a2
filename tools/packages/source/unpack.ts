/**
 * The tables of a pack by name.
 *
 * @param packed - gzip of a line of JSON, `{"<table>": <length in bytes>, ...}`, and the tables after it in its order
 */
export async function unpack(packed: ReadableStream<Uint8Array>): Promise<Readonly<Record<string, Uint8Array>>> {
  const unzipped = packed.pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(unzipped).arrayBuffer());
  let start = bytes.indexOf('\n'.charCodeAt(0)) + 1;
  const lengths = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start))) as Record<string, number>;
  const tables = Object.entries(lengths).map(([table, length]) => {
    start += length;
    return [table, bytes.subarray(start - length, start)] as const;
  });
  return Object.fromEntries(tables);
}
