import { existsSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Installed } from '../command.ts';
import { printTo, type Host } from '../host.ts';
import { demandTables } from '../load-tables.ts';
import { MANNERS } from '@tim/languages';
import { factorsTextsIn } from '../spoken.ts';
import { openDuckDb } from '../parquet/duckdb.ts';
import type { FactorsArguments } from './factors-arguments.ts';
import type { FactorsWorkerSettings } from './factors-worker.ts';
import { writeParquet } from './write-parquet.ts';
import { writeShare, type FactorsWritten } from './write-share.ts';
import { Refusal } from '../refusal.ts';

/**
 * Write the factor tables: every known carrier-route by month, the flight numbers, and every pair's typical figure.
 *
 * @returns the exit code
 * @throws UsageError when the folder holds something, or Parquet is asked for without DuckDB
 */
export async function writeFactors(
  given: FactorsArguments,
  installed: Installed,
  { answering, errors }: Host,
): Promise<number> {
  const start = performance.now();
  const { out, format, carriers, jobs, language, tablesFolder = installed.tablesFolder } = given;
  if (existsSync(out) && readdirSync(out).length > 0) throw new Refusal((faults) => faults.notEmpty(out));
  const duckDb = format === 'parquet' ? await openDuckDb() : undefined;
  const folder = duckDb ? join(out, '.csv') : out;
  demandTables(tablesFolder);
  const settings = { tablesFolder, carriers, folder, shares: jobs };
  // One share needs no worker.
  const writing = Array.from({ length: jobs === 1 ? 0 : jobs }, (_, share) => {
    const workerData: FactorsWorkerSettings = { ...settings, share };
    return new Worker(installed.factorsWorkerFile, { workerData });
  });
  try {
    const written =
      jobs === 1
        ? [writeShare({ ...settings, share: 0 }, answering(tablesFolder))]
        : await Promise.all(writing.map(writtenBy));
    const rows = written.reduce((sum, ofWorker) => sum + ofWorker.rows, 0);
    const [first] = written;
    if (!first || rows === 0) throw new Refusal((faults) => faults.noRoutes(carriers.join(', ')));
    if (duckDb) {
      await writeParquet(duckDb, folder, out, { made: first.made, tablesFolder });
      rmSync(folder, { recursive: true });
    }
    const seconds = (performance.now() - start) / 1000;
    const said = factorsTextsIn(language);
    const decimal = MANNERS[language].decimalMark;
    printTo(errors, said.written(rows.toLocaleString(language), out, seconds.toFixed(1).replace('.', decimal)));
    printTo(errors, said.guide(installed.joinGuideFile));
    return 0;
  } catch (error) {
    // Leave nothing that looks like complete tables. The folder was empty before, so all of it is ours.
    await Promise.all(writing.map((worker) => worker.terminate()));
    if (existsSync(out)) for (const name of readdirSync(out)) rmSync(join(out, name), { recursive: true });
    throw error;
  }
}

/** @throws what made the worker fail */
async function writtenBy(worker: Worker): Promise<FactorsWritten> {
  const ended = new AbortController();
  worker.once('exit', (code) => ended.abort(new Error(`A worker ended with code ${code} before it was done.`)));
  try {
    const [written] = (await once(worker, 'message', { signal: ended.signal })) as [FactorsWritten];
    return written;
  } catch (error) {
    // A failure comes with the end of the worker, and says more.
    throw error instanceof Error && error.name === 'AbortError' ? ended.signal.reason : error;
  }
}
