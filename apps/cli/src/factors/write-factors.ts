import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Installed } from '../command.ts';
import { fillFolder } from '../files/new-folder.ts';
import { printTo, type Host } from '../host.ts';
import { demandTables } from '../load-tables.ts';
import { fill, MANNERS } from '@tim/languages';
import { argumentTextsIn } from '../spoken.ts';
import { openDuckDb } from '../parquet/duckdb.ts';
import type { FactorsArguments } from './factors-arguments.ts';
import type { FactorsWorkerSettings } from './factors-worker.ts';
import { writeParquet } from './write-parquet.ts';
import type { FactorsWritten } from './write-share.ts';
import { Refusal } from '../refusal.ts';
import { fewerWorkersLine, WORKER_LIMITS, workersFor } from '../workers.ts';

/**
 * Write the factor tables: every known carrier-route by month, the flight numbers, and every pair's typical figure.
 *
 * @returns the exit code
 * @throws UsageError when the folder holds something, or Parquet is asked for without DuckDB
 */
export async function writeFactors(given: FactorsArguments, installed: Installed, host: Host): Promise<number> {
  const start = performance.now();
  const { out, language } = given;
  // Said before minutes of work, not after them.
  const duckDb = given.format === 'parquet' ? await openDuckDb() : undefined;
  demandTables(given.tablesFolder ?? installed.tablesFolder);
  const rows = await fillFolder(out, (part) => writeTables(part, given, { installed, host, duckDb }));
  const seconds = (performance.now() - start) / 1000;
  const said = argumentTextsIn(language).factors;
  const decimal = MANNERS[language].decimalMark;
  const written = {
    rows: rows.toLocaleString(language),
    folder: out,
    seconds: seconds.toFixed(1).replace('.', decimal),
  };
  printTo(host.errors, fill(said.written, written));
  printTo(host.errors, fill(said.guide, { file: installed.joinGuideFile }));
  return 0;
}

/** Write the tables into a folder of their own within `part`. */
async function writeTables(
  part: string,
  { carriers, jobs: asked, language, tablesFolder: named }: FactorsArguments,
  { installed, host, duckDb }: { installed: Installed; host: Host; duckDb: DuckDBConnection | undefined },
): Promise<{ readonly whole: string; readonly result: number }> {
  const jobs = workersFor(asked, host.machine);
  if (jobs < asked)
    printTo(host.errors, fewerWorkersLine(asked, jobs, argumentTextsIn(language).faults, MANNERS[language]));
  const tablesFolder = named ?? installed.tablesFolder;
  const folder = join(part, 'csv');
  const settings = { tablesFolder, carriers, folder, shares: jobs };
  const writing = Array.from({ length: jobs }, (_, share) => {
    const workerData: FactorsWorkerSettings = { ...settings, share };
    return new Worker(installed.factorsWorkerFile, { workerData, resourceLimits: WORKER_LIMITS });
  });
  try {
    const written = await Promise.all(writing.map(writtenBy));
    const rows = written.reduce((sum, ofWorker) => sum + ofWorker.rows, 0);
    const [first] = written;
    if (!first || rows === 0) throw new Refusal((faults) => fill(faults.noRoutes, { carriers: carriers.join(', ') }));
    if (!duckDb) return { whole: folder, result: rows };
    const parquet = join(part, 'parquet');
    await writeParquet(duckDb, folder, parquet, { made: first.made, tablesFolder });
    return { whole: parquet, result: rows };
  } finally {
    // What is to be removed is written by nobody any more.
    await Promise.all(writing.map((worker) => worker.terminate()));
    duckDb?.closeSync();
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
