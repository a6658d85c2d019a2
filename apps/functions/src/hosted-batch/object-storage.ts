/** What is known of an object without reading it. */
export type ObjectFacts = {
  readonly bytes: number;
  /** Another one for other content under the same name. */
  readonly version: string;
};

/** Most objects that are composed at once: Cloud Storage takes no more. */
export const MOST_COMPOSED = 32;

/** Named objects of bytes, as Cloud Storage keeps them. An object is there whole or not at all. */
export type ObjectStorage = {
  /** undefined: there is none. */
  readonly facts: (name: string) => Promise<ObjectFacts | undefined>;
  /** MD5 of an object that was not composed, in Base64; undefined: there is none. */
  readonly md5: (name: string) => Promise<string | undefined>;
  /** The bytes from `start` up to and without `end`. */
  readonly read: (name: string, start: number, end: number) => AsyncIterable<Uint8Array>;
  /** Leaves an object that is there as it is; tells whether it has written. */
  readonly writeIfAbsent: (name: string, bytes: Uint8Array) => Promise<boolean>;
  /** Writes over the object while it has this version; tells whether it has. */
  readonly writeOver: (name: string, bytes: Uint8Array, version: string) => Promise<boolean>;
  /** Names that begin with the prefix, in any order. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** Write an object of `MOST_COMPOSED` others or fewer, one after the other; leaves one that is there as it is. */
  readonly composeIfAbsent: (name: string, parts: readonly string[]) => Promise<void>;
  /** A name that is not there is no fault. */
  readonly remove: (names: readonly string[]) => Promise<void>;
};

/** All bytes of a range at once. */
export async function readBytes(storage: ObjectStorage, name: string, start: number, end: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of storage.read(name, start, end)) pieces.push(piece);
  return Buffer.concat(pieces);
}
