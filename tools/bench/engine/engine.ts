import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createEstimator } from '@tim/estimator';
import type { Tables } from '@tim/reference-data';
import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { median, percentile } from '@tim/pipeline/statistics/quantiles';
import { workspaceRoot } from '../../workspace-root.ts';
import { measuresSection, type Measure, type Section } from '../report.ts';
import { flightRates, sampleQueries } from './estimates.ts';
import { findMeasures } from './finding.ts';
import { meetingMeasures } from './meeting.ts';

/** What the engine does in one process, and how it starts in a fresh one; medians. */
export async function* bench(): AsyncGenerator<Section> {
  const tables = loadTables();
  yield measuresSection('Estimates', [...(await estimateMeasures(tables)), marketMeasure(tables)]);
  yield measuresSection('The search', findMeasures(tables));
  yield measuresSection('Where people meet', meetingMeasures(tables));
  yield measuresSection('Start', startMeasures());
}

/** Throughput of estimates beside the great-circle formula alone, in the same run. */
async function estimateMeasures(tables: Tables): Promise<readonly Measure[]> {
  const [formula, ...rates] = await flightRates(tables);
  if (!formula) throw new Error('nothing was measured');
  return [
    { what: formula.name, value: formula.perSecond, unit: '/s' },
    ...rates.map(({ name, perSecond, least }) => ({
      what: name,
      value: perSecond,
      unit: '/s',
      ...(least !== undefined && { least }),
      also: `1/${(formula.perSecond / perSecond).toFixed(0)} of the formula's`,
    })),
  ];
}

/** How long each of many different markets takes, asked once. */
function marketMeasure(tables: Tables): Measure {
  const estimator = createEstimator(tables);
  const times = sampleQueries(tables, 89).map((query) => {
    const start = performance.now();
    estimator.typical(query);
    return performance.now() - start;
  });
  const what = `typical markets asked once, ${times.length}`;
  return { what, value: median(times), unit: 'ms', most: 3, also: `${percentile(times, 0.99).toFixed(2)} ms 99th` };
}

/** Milliseconds and megabytes of what a fresh process does, median of five. */
function inFreshProcess(script: string): { readonly milliseconds: number; readonly megabytes: number } {
  const runs = Array.from({ length: 5 }, () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--expose-gc', '--input-type=module', '--eval', script],
      { cwd: workspaceRoot, encoding: 'utf8' },
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

function startMeasures(): readonly Measure[] {
  const bundle = join(workspaceRoot, 'dist/functions/index.js');
  const cold = inFreshProcess(measured('', `await import('${bundle}')`));
  const loader = join(workspaceRoot, 'tools/pipeline/reference-data/load-tables.ts');
  const load = `import { loadTables } from '${loader}';`;
  const tables = inFreshProcess(measured(load, 'loadTables()'));
  return [
    { what: 'cold import of the functions bundle', value: cold.milliseconds, unit: 'ms' },
    { what: 'tables read and decoded', value: tables.milliseconds, unit: 'ms' },
    { what: 'resident memory of the tables', value: tables.megabytes, unit: 'MB', most: 120 },
  ];
}
