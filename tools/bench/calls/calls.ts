import { loadTables } from '@tim/pipeline/reference-data/load-tables';
import { median, percentile } from '@tim/pipeline/statistics/quantiles';
import { flightMessage, sampleQueries } from '../engine/estimates.ts';
import { measuresSection, type Measure, type Section } from '../report.ts';
import { callMilliseconds, serveFunction, type ServedFunction } from '../served-function.ts';
import { batchMeasures } from './batches.ts';

const FLIGHTS = 1000;

/** Calls of the functions as built, and of one that does nothing, over loopback. */
export async function* bench(): AsyncGenerator<Section> {
  const flights = sampleQueries(loadTables(), 97).slice(0, FLIGHTS).map(flightMessage);
  // With the tables still there, garbage collection would take longer than an answer of 1000 flights.
  globalThis.gc?.();
  const nothing = await serveFunction('nothing', 5081);
  const ours = await serveFunction('computeFlightEmissions', 5082);
  try {
    yield measuresSection('Calls of computeFlightEmissions', await callMeasures(ours, nothing, flights));
  } finally {
    await Promise.all([ours.stop(), nothing.stop()]);
  }
  yield measuresSection('Batches of BigQuery', await batchMeasures());
}

/** Calls in turn, ours and the one that does nothing, so that both see the same machine. */
async function callMeasures(
  ours: ServedFunction,
  nothing: ServedFunction,
  flights: readonly object[],
): Promise<readonly Measure[]> {
  const one = JSON.stringify({ data: { flights: flights.slice(0, 1) } });
  const all = JSON.stringify({ data: { flights } });
  const firstMs = await callMilliseconds(ours, one);
  for (let i = 0; i < 200; i += 1) {
    await callMilliseconds(ours, one);
    await callMilliseconds(nothing, one);
  }
  const oursMs: number[] = [];
  const nothingMs: number[] = [];
  const allMs: number[] = [];
  for (let i = 0; i < 1000; i += 1) {
    oursMs.push(await callMilliseconds(ours, one));
    nothingMs.push(await callMilliseconds(nothing, one));
  }
  for (let i = 0; i < 30; i += 1) allMs.push(await callMilliseconds(ours, all));
  const [our, empty] = [median(oursMs), median(nothingMs)];
  return [
    { what: 'first call, tables read in it', value: firstMs, unit: 'ms', most: 1000 },
    { what: 'later calls', value: our, unit: 'ms', also: `${percentile(oursMs, 0.99).toFixed(2)} ms 99th` },
    { what: 'calls of a callable that does nothing', value: empty, unit: 'ms' },
    { what: 'ratio of the medians', value: our / empty, unit: 'times', most: 1.5 },
    { what: `${flights.length} flights in one request`, value: median(allMs), unit: 'ms', most: 50 },
  ];
}
