import { existsSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { UsageError } from '@tim/terminal';
import { dataHashOf } from '../answered-with.ts';
import type { Installed } from '../command.ts';
import type { FactorsArguments } from './factors-arguments.ts';
import type { FactorsWorkerSettings, FactorsWritten } from './factors-worker.ts';
import { openDuckDb, writeParquet } from './write-parquet.ts';

/**
 * Write the factor tables: every known carrier-route by month, the flight numbers, and every pair's typical figure.
 *
 * @returns the exit code
 * @throws UsageError when the folder holds something, or Parquet is asked for without DuckDB
 */
export async function writeFactors(given: FactorsArguments, installed: Installed): Promise<number> {
  const start = performance.now();
  const { out, format, carriers, jobs, tablesFolder = installed.tablesFolder } = given;
  if (existsSync(out) && readdirSync(out).length > 0) throw new UsageError(`${out} is not empty.`);
  const duckDb = format === 'parquet' ? await openDuckDb() : undefined;
  const folder = duckDb ? join(out, '.csv') : out;
  const settings = { tablesFolder, dataHash: await dataHashOf(tablesFolder), carriers, folder, shares: jobs };
  const writing = Array.from({ length: jobs }, (_, share) => {
    const workerData: FactorsWorkerSettings = { ...settings, share };
    return new Worker(installed.factorsWorkerFile, { workerData });
  });
  const written = await Promise.all(writing.map(rowsOf)).catch(async (error: unknown) => {
    await Promise.all(writing.map((worker) => worker.terminate()));
    throw error;
  });
  if (duckDb) {
    await writeParquet(duckDb, folder, out);
    rmSync(folder, { recursive: true });
  }
  const rows = written.reduce((sum, ofWorker) => sum + ofWorker, 0);
  const seconds = (performance.now() - start) / 1000;
  console.error(`${rows.toLocaleString('en')} rows in ${out}, in ${seconds.toFixed(1)} s.`);
  return 0;
}

/** @throws what made the worker fail */
async function rowsOf(worker: Worker): Promise<number> {
  const [{ rows }] = (await once(worker, 'message')) as [FactorsWritten];
  return rows;
}
