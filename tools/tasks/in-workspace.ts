import { join } from 'node:path';
import { BATCH_WORKER, FACTORS_WORKER } from '@tim/cli';
import { VERSION } from '../packages/scope.ts';
import { DATA_FOLDER } from '@tim/pipeline/reference-data/data/data-folder';
import { TABLES_FOLDER } from '@tim/pipeline/reference-data/table-files';

/** What the command line has beside it, in the repository. */
export const inWorkspace = {
  version: VERSION,
  tablesFolder: TABLES_FOLDER,
  cityNamesFile: join(DATA_FOLDER, 'city-names.csv'),
  carrierNamesFile: join(DATA_FOLDER, 'carrier-names.csv'),
  workerFile: BATCH_WORKER,
  factorsWorkerFile: FACTORS_WORKER,
  joinGuideFile: 'docs/scale.md',
};
