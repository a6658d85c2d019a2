import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';
import { rebuildTables } from '@tim/pipeline/reference-data/data/rebuild-tables';
import { differentFiles, TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';
import type { Fault } from '../fault.ts';

/** What is wrong in the data folder's rows; where nothing is, the tables that are not as the rows say. */
export async function checkTables(dataFolder: string = DATA_FOLDER): Promise<Fault[]> {
  const faults: Fault[] = [];
  const files = await rebuildTables(TABLES_FOLDER, dataFolder, (line) => {
    const [, file = '', number = '', message = ''] = /^(.*?):(\d+): (.*)$/s.exec(line) ?? [];
    faults.push({ file, line: Number(number), message });
  });
  if (!files) return faults;
  return differentFiles(TABLES_FOLDER, files).map((name) => ({
    file: `libs/reference-data/tables/${name}`,
    message: 'is not as libs/reference-data/data says: run `npm run tables`.',
  }));
}
