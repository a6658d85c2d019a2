import { readTables, type Tables } from '@tim/reference-data';
import { RowReport } from '../csv/row-report.ts';
import { changedTableFiles, readTableFiles, type TableFile } from '../table-files.ts';
import type { TypeUses } from '../tables/fleets.ts';
import { buildDataTables } from './build-data-tables.ts';
import { openDataFolder } from './data-folder.ts';
import { codesOf, knownCodes } from './known-codes.ts';
import { readData } from './read-data.ts';

/**
 * The files of the tables' folder with all that comes from the data folder built anew, and the rest as it is.
 *
 * @param tell - is told of each row that is wrong, as `file:line: what is wrong`
 * @returns undefined where a row is wrong
 * @throws TaskFailure if a file is not such a table; Error if it cannot be read
 */
export async function rebuildTables(
  tablesFolder: string,
  dataFolder: string,
  tell: (line: string) => void,
): Promise<readonly TableFile[] | undefined> {
  const tables = readTables(readTableFiles(tablesFolder));
  // Notes are told by the full build.
  const report = new RowReport(tell, () => undefined);
  const data = await readData({ file: openDataFolder(dataFolder), known: knownCodes(codesOf(tables)), report });
  if (report.rejectedFiles().length > 0) return undefined;
  return changedTableFiles(tablesFolder, buildDataTables(data, usesOf(tables)));
}

/** What the fleets table says from sources: it stays as it is. */
function usesOf({ fleets, origins }: Tables): TypeUses {
  const types = fleets.ofAllCarriers().value.map(({ icaoAircraftType }) => icaoAircraftType);
  const byType = types.toSorted().flatMap((type): [string, readonly number[]][] => {
    const uses = fleets.useByDistance(type);
    return uses ? [[type, uses]] : [];
  });
  const credit = origins.find(({ table }) => table === 'fleets')?.sources[1];
  if (!credit) throw new Error('the fleets table does not say where its uses by distance come from');
  return { byType: new Map(byType), credit };
}
