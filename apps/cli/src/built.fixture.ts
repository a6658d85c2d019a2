import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { installed } from './installed.fixture.ts';

/** The command and its workers, bundled as they are published: from the sources, each start would take seconds. */
const folder = mkdtempSync(join(tmpdir(), 'travel-impact-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
buildSync({
  entryPoints: ['bin.ts', 'batch/batch-worker.ts', 'factors/factors-worker.ts'].map((file) =>
    join(import.meta.dirname, file),
  ),
  entryNames: '[name]',
  outdir: folder,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['@duckdb/node-api'],
  logLevel: 'error',
});
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', version: installed.version }));
for (const file of [installed.tablesFolder, installed.cityNamesFile, installed.carrierNamesFile]) {
  symlinkSync(file, join(folder, basename(file)));
}

/** What a process runs. */
export const commandFile = join(folder, 'bin.js');

/** What the command line has at hand, with workers that start fast. */
export const built = {
  ...installed,
  workerFile: pathToFileURL(join(folder, 'batch-worker.js')),
  factorsWorkerFile: pathToFileURL(join(folder, 'factors-worker.js')),
};
