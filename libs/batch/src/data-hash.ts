import { hexadecimal } from '@tim/reference-data';

/** Digits of the data's hash that stand in every row. */
const DATA_HASH_DIGITS = 16;

/** The texts of checksums-core.txt and checksums-network.txt, which name the content of every table. */
export type Checksums = {
  readonly core: string;
  readonly network: string;
  /** Bytes of the file of an operator's own schedules, where there is one. */
  readonly own?: Uint8Array;
};

/**
 * SHA-256 of the data: of the two lists of checksums, core before network, one after the other as they stand in their files, and an
 * operator's own schedules after them.
 *
 * @param sha256 - of some bytes, as Web Crypto's `digest` gives it
 * @returns 64 hexadecimal digits
 */
export async function dataSha256(
  { core, network, own = new Uint8Array() }: Checksums,
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
): Promise<string> {
  const lists = Array.from(core + network, (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(lists.length + own.length);
  bytes.set(lists);
  bytes.set(own, lists.length);
  return hexadecimal(await sha256(bytes));
}

/** What of it stands in every row. */
export const dataHash = (sha256: string): string => sha256.slice(0, DATA_HASH_DIGITS);
