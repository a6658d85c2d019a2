import { readTables as readBytes } from '@tim/reference-data';
import type { CoreBytes, LoadedTables, NetworkBytes, TableBytes, Tables } from '@tim/reference-data';

/**
 * The tables of one or more packs, ready for look-ups.
 *
 * @param packs - what `loadCore` gives, and `loadNetwork` where it is wanted
 * @throws RangeError if a table of a pack is missing, cut short or of another layout
 */
export function readTables(core: CoreBytes, network: NetworkBytes): Tables;
export function readTables(bytes: TableBytes): Tables;
export function readTables(bytes: CoreBytes & Partial<NetworkBytes>): LoadedTables;
export function readTables(core: CoreBytes, network?: NetworkBytes): LoadedTables {
  return readBytes({ ...core, ...network });
}
