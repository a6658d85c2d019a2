import { existsSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { UsageError } from '@tim/terminal';
import type { Installed } from '../command.ts';
import { demandTables } from '../load-tables.ts';
import { openDuckDb } from '../parquet/duckdb.ts';
import type { FactorsArguments } from './factors-arguments.ts';
import type { FactorsWorkerSettings, FactorsWritten } from './factors-worker.ts';
import { writeParquet } from './write-parquet.ts';

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
  demandTables(tablesFolder);
  const settings = { tablesFolder, carriers, folder, shares: jobs };
  const writing = Array.from({ length: jobs }, (_, share) => {
    const workerData: FactorsWorkerSettings = { ...settings, share };
    return new Worker(installed.factorsWorkerFile, { workerData });
  });
  try {
    const written = await Promise.all(writing.map(writtenBy));
    const rows = written.reduce((sum, ofWorker) => sum + ofWorker.rows, 0);
    const [first] = written;
    if (!first || rows === 0) throw new UsageError(`No route of ${carriers.join(', ')} is known.`);
    if (duckDb) {
      await writeParquet(duckDb, folder, out, { made: first.made, tablesFolder });
      rmSync(folder, { recursive: true });
    }
    say(rows, out, start);
    console.error(`How to join them with flights, in SQL: ${installed.joinGuideFile}`);
    return 0;
  } catch (error) {
    // Leave nothing that looks like complete tables. The folder was empty before, so all of it is ours.
    await Promise.all(writing.map((worker) => worker.terminate()));
    if (existsSync(out)) for (const name of readdirSync(out)) rmSync(join(out, name), { recursive: true });
    throw error;
  }
}

function say(rows: number, out: string, start: number): void {
  const seconds = (performance.now() - start) / 1000;
  console.error(`${rows.toLocaleString('en')} rows in ${out}, in ${seconds.toFixed(1)} s.`);
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
