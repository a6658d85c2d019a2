import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchOptions } from '../bench-options.ts';
import { measuresSection, type Section } from '../report.ts';
import { callMilliseconds, leaveTheInstancesCore, serveFunction, type ServedFunction } from '../served-function.ts';
import { generateLoad, summarise, type Shot, type Slice } from './generate-load.ts';
import { hundredFlights, mix, oneFlight, typical } from './shots.ts';

const CONNECTIONS = 8;
/** The garbage collector gives memory back when it has been idle for a while. */
const SETTLE_MS = 10_000;
const SLICE_MS = 500;
const FIRST_MS = 3000;
/** Warm-up: until then the code is still being compiled, on threads that share the one core with the requests. */
const WARM_UP_MS = 12_000;
/**
 * Warm-up: until then the heap of any function grows. The young generation doubles for the last time after about 80 000 requests.
 */
const WARM_UP_REQUESTS = 160_000;
const MEASURED_REQUESTS = 50_000;
const PORT = 5092;

const COLUMNS = [
  'load',
  'requests',
  'median',
  '99th',
  '99th / median',
  'the same in the first 3 s',
  'processor time each',
  'sent',
  'errors',
  'share of nothing: requests; by processor time',
];

const LOADS: readonly (readonly [string, string, (n: number) => Shot])[] = [
  ['1 flight', 'computeFlightEmissions', oneFlight],
  ['100 flights', 'computeFlightEmissions', hundredFlights],
  ['typical', 'computeTypicalFlightEmissions', typical],
  ['mix, 5 % bad', 'computeFlightEmissions', mix],
];

/** One server process on one core, this process as the clients on the others. */
export async function* bench({ seconds }: BenchOptions): AsyncGenerator<Section> {
  leaveTheInstancesCore();
  const rows: (readonly string[])[] = [];
  for (const [name, target, shot] of LOADS) rows.push(...(await compare(name, target, shot, seconds * 1000)));
  const about = `One instance on one core, ${CONNECTIONS} connections from another, in turn with a function that does nothing.`;
  yield { title: 'Load on the functions', about, columns: COLUMNS, rows };
  yield await memory();
  yield await killUnderLoad();
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

const slice = (url: string, shot: (n: number) => Shot, milliseconds = SLICE_MS) =>
  generateLoad({ url, shot, connections: CONNECTIONS, milliseconds });

/** What a server did. */
type Loaded = { readonly first: Slice; readonly slices: Slice[]; readonly server: ServedFunction; usedMs: number };

async function startLoaded(target: string, port: number, shot: (n: number) => Shot): Promise<Loaded> {
  const server = await serveFunction(target, port, true);
  const first = await slice(server.url, shot, FIRST_MS);
  await slice(server.url, shot, WARM_UP_MS);
  server.standStill();
  return { first, slices: [], server, usedMs: -server.processorMs() };
}

/** A turn of one server, while the other stands still. */
async function turn({ server, slices }: Loaded, shot: (n: number) => Shot): Promise<void> {
  server.goOn();
  slices.push(await slice(server.url, shot));
  server.standStill();
}

/**
 * Alternates between ours and a function that does nothing, every half second, so that other work on the machine weighs on both.
 */
async function compare(name: string, target: string, shot: (n: number) => Shot, milliseconds: number) {
  const emptyShot = (n: number) => ({ ...shot(n), expected: [200, 400] });
  const empty = await startLoaded('nothing', PORT - 1, emptyShot);
  const ours = await startLoaded(target, PORT, shot);
  for (let spent = 0; spent < milliseconds; spent += SLICE_MS) {
    await turn(empty, emptyShot);
    await turn(ours, shot);
  }
  for (const one of [empty, ours]) {
    one.usedMs += one.server.processorMs();
    await one.server.stop();
  }
  const [ofEmpty, ofOurs] = [summarise(empty.slices), summarise(ours.slices)];
  const byProcessor = percent(empty.usedMs / ofEmpty.sent, ours.usedMs / ofOurs.sent);
  return [
    loadRow(`nothing, sent ${name}`, empty),
    loadRow(name, ours, `${percent(ofOurs.perSecond, ofEmpty.perSecond)}; ${byProcessor}`),
  ];
}

function loadRow(name: string, { first, slices, usedMs }: Loaded, share = ''): readonly string[] {
  const [{ perSecond, medianMs, p99Ms, sent, errors }, atFirst] = [summarise(slices), summarise([first])];
  return [
    name,
    `${Math.round(perSecond)} /s`,
    `${medianMs.toFixed(2)} ms`,
    `${p99Ms.toFixed(2)} ms`,
    (p99Ms / medianMs).toFixed(1),
    (atFirst.p99Ms / atFirst.medianMs).toFixed(1),
    `${(usedMs / sent).toFixed(2)} ms`,
    String(sent),
    String(errors),
    share,
  ];
}

async function memory(): Promise<Section> {
  const server = await serveFunction('computeFlightEmissions', PORT, true);
  const settledAfter = async (requests: number) => {
    const { errors } = summarise([
      await generateLoad({ url: server.url, shot: oneFlight, connections: CONNECTIONS, requests }),
    ]);
    await sleep(SETTLE_MS);
    return { errors, megabytes: server.residentMegabytes() };
  };
  const before = await settledAfter(WARM_UP_REQUESTS);
  const after = await settledAfter(MEASURED_REQUESTS);
  await server.stop();
  return measuresSection('Resident memory', [
    { what: `after ${WARM_UP_REQUESTS} requests`, value: before.megabytes, unit: 'MB' },
    { what: `after ${MEASURED_REQUESTS} more`, value: after.megabytes, unit: 'MB', most: before.megabytes * 1.02 },
    { what: 'errors', value: before.errors + after.errors, unit: '', most: 0 },
  ]);
}

async function killUnderLoad(): Promise<Section> {
  const killed = await serveFunction('computeFlightEmissions', PORT, true);
  const load = slice(killed.url, oneFlight, 8000);
  await sleep(3000);
  await killed.stop();
  const start = performance.now();
  const next = await serveFunction('computeFlightEmissions', PORT, true);
  // The tables are read for the first question, so only its answer tells how long a start takes.
  await callMilliseconds(next, oneFlight(0).body ?? '');
  const firstAnswerMs = performance.now() - start;
  const { sent, wrong, unavailable } = await load;
  await next.stop();
  return measuresSection('A server killed under load', [
    { what: 'requests', value: sent, unit: '' },
    { what: 'answered wrongly', value: wrong, unit: '', most: 0 },
    { what: 'without an answer', value: unavailable, unit: '' },
    { what: 'until the next one listens', value: next.startMs, unit: 'ms' },
    { what: 'until its first estimate', value: firstAnswerMs, unit: 'ms' },
  ]);
}
