/**
 * Calls of the functions as built, and of one that does nothing, over loopback.
 *
 *   node call-functions.ts <bundle> < flights.json
 */
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { callBatches } from './call-batches.ts';
import { print } from './print.ts';
import { callMilliseconds, serveFunction } from './served-function.ts';
import type { ServedFunction } from './served-function.ts';
import { median, percentile } from '@tim/pipeline/statistics/quantiles';

/** Calls in turn, ours and the one that does nothing, so that both see the same machine. */
async function callInTurn(ours: ServedFunction, nothing: ServedFunction, flights: readonly unknown[]): Promise<void> {
  const one = JSON.stringify({ data: { flights: flights.slice(0, 1) } });
  const all = JSON.stringify({ data: { flights } });
  const firstMilliseconds = await callMilliseconds(ours, one);
  print('first call of computeFlightEmissions, tables read in it', `${firstMilliseconds.toFixed(0)} ms`);
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
  const ratio = median(oursMs) / median(nothingMs);
  print(
    'later calls, one flight',
    `${median(oursMs).toFixed(2)} ms median, ${percentile(oursMs, 0.99).toFixed(2)} ms 99th`,
  );
  print('calls of a callable that does nothing', `${median(nothingMs).toFixed(2)} ms median`);
  print('ratio of the medians (at most 1.5)', ratio.toFixed(2));
  print(`${flights.length} flights in one request (under 50 ms)`, `${median(allMs).toFixed(1)} ms median`);
}

const [bundle = ''] = process.argv.slice(2);
const flights = JSON.parse(await text(process.stdin)) as readonly unknown[];
const nothing = await serveFunction(fileURLToPath(new URL('nothing.ts', import.meta.url)), 'nothing', 5081);
try {
  const ours = await serveFunction(bundle, 'computeFlightEmissions', 5082);
  try {
    await callInTurn(ours, nothing, flights);
  } finally {
    ours.stop();
  }
} finally {
  nothing.stop();
}
await callBatches((at) => serveFunction(bundle, 'bigqueryFlightEmissions', 5083 + at));
