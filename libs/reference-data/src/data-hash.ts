/** Digits of the data's hash that stand in every answer. */
const DATA_HASH_DIGITS = 16;

/** What names the content of every table. */
export type DataNames = {
  /** The texts of checksums-core.txt and checksums-network.txt. */
  readonly core: string;
  readonly network: string;
  /** Bytes of the file of an operator's own schedules, where there is one. */
  readonly own?: Uint8Array | undefined;
};

/**
 * What the data's SHA-256 is made of: the two lists of checksums, core before network, one after the other as they stand in their
 * files, and an operator's own schedules after them.
 */
export function hashedData({ core, network, own = new Uint8Array() }: DataNames): Uint8Array<ArrayBuffer> {
  const lists = Array.from(core + network, (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(lists.length + own.length);
  bytes.set(lists);
  bytes.set(own, lists.length);
  return bytes;
}

/** What of the data's SHA-256 stands in every answer. */
export const dataHash = (sha256: string): string => sha256.slice(0, DATA_HASH_DIGITS);
