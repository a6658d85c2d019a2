import { CORE_TABLES, NETWORK_TABLES, type TableName } from '@tim/reference-data';
import { readTableFiles, TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';
import type { Pack } from './packs.ts';

const packOf = async (names: readonly TableName[]): Promise<Pack> => {
  const bytes = readTableFiles(TABLES_FOLDER);
  return Object.fromEntries(names.map((name) => [name, bytes[name]]));
};

/** The packs as the workspace has them; a bundle has the packages of the data in place of this module. */
export const loadCore = (): Promise<Pack> => packOf(CORE_TABLES);
export const loadNetwork = (): Promise<Pack> => packOf(NETWORK_TABLES);
