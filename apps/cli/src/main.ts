/** The published command: its tables and its workers lie beside it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withUsage } from '@tim/terminal';
import { travelImpact } from './travel-impact.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
const installed = {
  version,
  tablesFolder: fileURLToPath(new URL('tables', import.meta.url)),
  cityNamesFile: fileURLToPath(new URL('city-names.csv', import.meta.url)),
  carrierNamesFile: fileURLToPath(new URL('carrier-names.csv', import.meta.url)),
  workerFile: new URL('batch-worker.js', import.meta.url),
  factorsWorkerFile: new URL('factors-worker.js', import.meta.url),
  joinGuideFile: fileURLToPath(new URL('factors.md', import.meta.url)),
};
await withUsage(() => travelImpact(process.argv.slice(2), installed));
