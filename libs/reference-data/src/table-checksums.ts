import { TableFault } from './table-fault.ts';

/** A line of a list: the SHA-256 of a table, decompressed, and its file. Those of compressed files are of no use here. */
const LINE = /^([0-9a-f]{64}) {2}([a-z-]+)\.bin$/gm;

/**
 * Compare tables that were read with what was built.
 *
 * @param found - SHA-256 of each table, decompressed, by its name: 64 hexadecimal digits
 * @param lists - the texts of checksums-core.txt and checksums-network.txt, one after the other
 * @throws TableFault if one differs, or the lists do not name it
 */
export function demandChecksums(found: ReadonlyMap<string, string>, lists: string): void {
  const built = new Map(Array.from(lists.matchAll(LINE), ([, sha256, table]) => [table, sha256]));
  for (const [table, sha256] of found) if (built.get(table) !== sha256) throw new TableFault(table, 'damaged');
}

/** A digest as lists of checksums write it. */
export function hexadecimal(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
