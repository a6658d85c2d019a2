import { join } from 'node:path';
import type { Installed } from './command.ts';

/** The repository's root. */
export const workspace = join(import.meta.dirname, '../../..');
const referenceData = join(workspace, 'libs/reference-data');

/** What the command line has at hand in the repository. */
export const installed: Installed = {
  version: '1.2.3',
  tablesFolder: join(referenceData, 'tables'),
  cityNamesFile: join(referenceData, 'data/city-names.csv'),
  carrierNamesFile: join(referenceData, 'data/carrier-names.csv'),
  workerFile: new URL('./batch/batch-worker.ts', import.meta.url),
  factorsWorkerFile: new URL('./factors/factors-worker.ts', import.meta.url),
  joinGuideFile: join(workspace, 'docs/scale.md'),
};
