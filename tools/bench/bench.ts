import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createEstimator } from '@tim/estimator';
import type { Estimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { loadTables } from '../reference-data/load-tables.ts';
import { flightRates, sampleQueries } from './estimates.ts';
import { callMilliseconds, serveFunction } from './served-function.ts';
import { median, percentile } from '../statistics/quantiles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bundle = `${root}dist/functions`;

const today = new Date();
const dateInDays = (days: number) => {
  const date = new Date(today.getTime() + days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
const departureDate = dateInDays(30);
const window = { earliest: dateInDays(-1), latest: dateInDays(366) };

const print = (name: string, value: string) => console.log(`${name.padEnd(62)} ${value}`);
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
    `typical markets asked once, ${milliseconds.length} (median under 2 ms, 99th under 20 ms)`,
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
    measured(`import { loadTables } from '${root}tools/reference-data/load-tables.ts';`, 'loadTables()'),
  );
  print('tables read and decoded', `${tables.milliseconds.toFixed(0)} ms`);
  print('resident memory of the tables', `${tables.megabytes.toFixed(0)} MB`);
}

/** Calls in turn, ours and the one that does nothing, so that both see the same machine. */
async function benchCallable(tables: Tables): Promise<void> {
  const flights = sampleQueries(tables, 97, departureDate)
    .slice(0, 1000)
    .map(({ carrierCode, flightNumber, ...flight }) => ({
      ...flight,
      operatingCarrierCode: carrierCode,
      flightNumber: String(flightNumber),
    }));
  const one = JSON.stringify({ data: { flights: flights.slice(0, 1) } });
  const thousand = JSON.stringify({ data: { flights } });
  const nothing = await serveFunction(fileURLToPath(new URL('nothing.ts', import.meta.url)), 'nothing', 5081);
  try {
    const ours = await serveFunction(bundle, 'computeFlightEmissions', 5082);
    try {
      const firstMilliseconds = await callMilliseconds(ours, one);
      print('first call of computeFlightEmissions, tables read in it', `${firstMilliseconds.toFixed(0)} ms`);
      for (let i = 0; i < 200; i += 1) {
        await callMilliseconds(ours, one);
        await callMilliseconds(nothing, one);
      }
      const oursMs: number[] = [];
      const nothingMs: number[] = [];
      const thousandMs: number[] = [];
      for (let i = 0; i < 1000; i += 1) {
        oursMs.push(await callMilliseconds(ours, one));
        nothingMs.push(await callMilliseconds(nothing, one));
      }
      for (let i = 0; i < 30; i += 1) thousandMs.push(await callMilliseconds(ours, thousand));
      const ratio = median(oursMs) / median(nothingMs);
      print(
        'later calls, one flight',
        `${median(oursMs).toFixed(2)} ms median, ${percentile(oursMs, 0.99).toFixed(2)} ms 99th`,
      );
      print('calls of a callable that does nothing', `${median(nothingMs).toFixed(2)} ms median`);
      print('ratio of the medians (at most 1.5)', ratio.toFixed(2));
      print(`${flights.length} flights in one request (under 50 ms)`, `${median(thousandMs).toFixed(1)} ms median`);
    } finally {
      ours.stop();
    }
  } finally {
    nothing.stop();
  }
}

const tables = loadTables();
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, medians; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`,
);
// Flights before markets, as each has a function of its own: what markets keep is no burden of flights.
await benchEstimates(tables);
benchMarkets(tables, createEstimator(tables));
benchStart();
await benchCallable(tables);
