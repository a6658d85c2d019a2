import type { TableOrigin } from '@tim/reference-data';
import { TaskFailure } from '@tim/terminal';
import { RowReport } from '../csv/row-report.ts';
import { readBestBefore, tableDates, type TableDate } from './best-before.ts';
import { openDataFolder } from './data-context.ts';

/**
 * Until when each table is good, by best-before.csv of a data folder.
 *
 * @throws TaskFailure when a row of it is wrong; each is reported
 */
export async function readTableDates(
  origins: readonly TableOrigin[],
  dataFolder: string,
): Promise<readonly TableDate[]> {
  const report = new RowReport((line) => console.error(line));
  const keeping = await readBestBefore({ read: openDataFolder(dataFolder, report), report });
  if (report.rejectedFiles().length > 0) throw new TaskFailure('best-before.csv is not right.');
  return tableDates(origins, keeping);
}
