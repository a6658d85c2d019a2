import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createEstimator } from '@tim/estimator';
import type { Estimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { benchCommandLine } from './command-line.ts';
import { flightRates, sampleQueries } from './estimates.ts';
import { benchFind } from './finding.ts';
import { benchMeeting } from './meeting.ts';
import { print } from './print.ts';
import { median, percentile } from '@tim/pipeline/statistics/quantiles';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bundle = `${root}dist/functions`;

const today = new Date();
const dateInDays = (days: number) => {
  const date = new Date(today.getTime() + days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
const departureDate = dateInDays(30);
const window = { earliest: dateInDays(-1), latest: dateInDays(366) };

const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')} /s`;

/** Throughput of estimates beside the great-circle formula alone, in the same run. */
async function benchEstimates(tables: Tables): Promise<void> {
  const [formula, ...rates] = await flightRates(tables, departureDate, window);
  if (!formula) throw new Error('nothing was measured');
  print(formula.name, perSecond(formula.perSecond));
  for (const rate of rates) {
    print(
      rate.name,
      `${perSecond(rate.perSecond)}, 1/${(formula.perSecond / rate.perSecond).toFixed(0)} of the formula's`,
    );
  }
}

/** How long each of many different markets takes, asked once. */
function benchMarkets(tables: Tables, estimator: Estimator): void {
  const milliseconds = sampleQueries(tables, 89, departureDate).map((query) => {
    const start = performance.now();
    estimator.typical(query);
    return performance.now() - start;
  });
  print(
    `typical markets asked once, ${milliseconds.length} (median under 3 ms)`,
    `${median(milliseconds).toFixed(2)} ms median, ${percentile(milliseconds, 0.99).toFixed(2)} ms 99th`,
  );
}

/** Seconds and megabytes of what a fresh process does, median of five. */
function inFreshProcess(script: string): { readonly milliseconds: number; readonly megabytes: number } {
  const runs = Array.from({ length: 5 }, () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--expose-gc', '--input-type=module', '--eval', script],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as { milliseconds: number; megabytes: number };
  });
  return {
    milliseconds: median(runs.map((run) => run.milliseconds)),
    megabytes: median(runs.map((run) => run.megabytes)),
  };
}

const measured = (imports: string, work: string) => `
  ${imports}
  globalThis.gc();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const kept = ${work};
  const milliseconds = performance.now() - start;
  globalThis.gc();
  const megabytes = (process.memoryUsage().rss - before) / 1e6;
  console.log(JSON.stringify({ milliseconds, megabytes, kept: typeof kept }));`;

function benchStart(): void {
  const cold = inFreshProcess(measured('', `await import('${bundle}/index.js')`));
  print('cold import of the functions bundle', `${cold.milliseconds.toFixed(0)} ms`);
  const tables = inFreshProcess(
    measured(`import { loadTables } from '${root}tools/pipeline/reference-data/load-tables.ts';`, 'loadTables()'),
  );
  print('tables read and decoded', `${tables.milliseconds.toFixed(0)} ms`);
  print('resident memory of the tables', `${tables.megabytes.toFixed(0)} MB`);
}

/**
 * Calls the functions from a process of its own. One that also holds the tables would spend more time on garbage collection than
 * an answer of 1000 flights takes.
 */
function benchCallable(tables: Tables): void {
  const flights = sampleQueries(tables, 97, departureDate)
    .slice(0, 1000)
    .map(({ carrierCode, flightNumber, ...flight }) => ({
      ...flight,
      operatingCarrierCode: carrierCode,
      flightNumber: String(flightNumber),
    }));
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('call-functions.ts', import.meta.url)), bundle],
    {
      input: JSON.stringify(flights),
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('the functions were not measured');
}

const tables = loadTables();
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, medians; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`,
);
await benchEstimates(tables);
benchMarkets(tables, createEstimator(tables));
benchFind(tables);
benchMeeting(tables);
benchStart();
benchCallable(tables);
await benchCommandLine(tables);
