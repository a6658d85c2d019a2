import { OWN_TABLE, readTables, type CoreBytes, type LoadedTables, type NetworkBytes } from '@tim/reference-data';

/** What `loadCore` or `loadNetwork` gives: the bytes of a pack's tables by name, and the hash of its data. */
export type Pack = Readonly<Record<string, Uint8Array | string>>;

/**
 * The tables of one or both packs.
 *
 * @throws RangeError if the core pack or a table is missing or damaged, or the packs are not of the same version
 */
export function readPacks(packs: readonly Pack[]): LoadedTables {
  const bytes = Object.assign({}, ...packs) as CoreBytes & Partial<NetworkBytes>;
  // The hash of a pack does not name schedules that are added to it.
  const own = bytes[OWN_TABLE] && { dataSha256: undefined, networkDataSha256: undefined };
  return readTables({ ...bytes, ...own });
}
