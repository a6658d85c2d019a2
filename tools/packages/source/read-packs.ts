import { OWN_TABLE, readTables as readBytes } from '@tim/reference-data';
import type { CoreBytes, LoadedTables, NetworkBytes, TableBytes, Tables } from '@tim/reference-data';

/**
 * The tables of one or more packs, ready for look-ups.
 *
 * @param packs - what `loadCore` gives, and `loadNetwork` where it is wanted
 * @throws RangeError if a table of a pack is missing, cut short or of another layout, or the packs are not of the same version
 */
export function readTables(core: CoreBytes, network: NetworkBytes): Tables;
export function readTables(bytes: TableBytes): Tables;
export function readTables(bytes: CoreBytes & Partial<NetworkBytes>): LoadedTables;
export function readTables(core: CoreBytes, network?: NetworkBytes): LoadedTables {
  const bytes = { ...core, ...network };
  // The hash of a pack does not name schedules that are added to it.
  const own = bytes[OWN_TABLE] && { dataSha256: undefined, networkDataSha256: undefined };
  return readBytes({ ...bytes, ...own });
}
