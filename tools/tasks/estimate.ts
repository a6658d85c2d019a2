/** `npm run estimate -- flight ZRH BOS LX 52 2026-12-01`: the command line, with the tables of the repository. */
import { join } from 'node:path';
import { BATCH_WORKER, FACTORS_WORKER, travelImpact } from '@tim/cli';
import { withUsage } from '@tim/terminal';
import { DATA_FOLDER } from '../reference-data/data/data-folder.ts';
import { TABLES_FOLDER } from '../reference-data/table-files.ts';
import { VERSION } from '../packages/scope.ts';
import { runTask } from './run-task.ts';

const installed = {
  version: VERSION,
  tablesFolder: TABLES_FOLDER,
  cityNamesFile: join(DATA_FOLDER, 'city-names.csv'),
  workerFile: BATCH_WORKER,
  factorsWorkerFile: FACTORS_WORKER,
  joinGuideFile: 'docs/scale.md',
};
await runTask(() => withUsage(() => travelImpact(process.argv.slice(2), installed)));
