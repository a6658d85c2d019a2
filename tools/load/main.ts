/**
 * Load on the built functions: `npx nx build @tim/functions` first, then `node tools/load/main.ts`. One server process on one core,
 * this process as the clients on the others. Prints the tables of docs/reliability.md; with `--heavy` the last two alone.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceRoot } from '../workspace-root.ts';
import { generateLoad, summarise } from './generate-load.ts';
import type { LoadResult, Shot } from './generate-load.ts';
import { leaveTheServersCore, startServer } from './server.ts';
import type { LoadedServer } from './server.ts';
import { measureHeavyRequests } from './heavy-load.ts';
import { hundredFlights, mix, oneFlight, typical } from './shots.ts';

const CONNECTIONS = 8;
const SCENARIO_MS = Number(process.env['LOAD_SECONDS'] ?? 10) * 1000;
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
const bundle = join(workspaceRoot, 'dist/functions');
const nothing = join(workspaceRoot, 'tools/bench/nothing.ts');

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

function row(name: string, first: LoadResult, result: LoadResult, processorMs: number, share = ''): void {
  const { perSecond, medianMs, p99Ms, requests, wrong, unavailable } = result;
  const cells = [
    name,
    `${Math.round(perSecond)} /s`,
    `${medianMs.toFixed(2)} ms`,
    `${p99Ms.toFixed(2)} ms`,
    (p99Ms / medianMs).toFixed(1),
    (first.p99Ms / first.medianMs).toFixed(1),
    `${(processorMs / requests).toFixed(2)} ms`,
    requests,
    wrong + unavailable,
    share,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const slice = (url: string, shot: (n: number) => Shot, milliseconds = SLICE_MS) =>
  generateLoad({ url, shot, connections: CONNECTIONS, milliseconds });

/** A turn of one server, while the other stands still. */
async function turn(server: LoadedServer, shot: (n: number) => Shot): ReturnType<typeof slice> {
  server.goOn();
  const result = await slice(server.url, shot);
  server.standStill();
  return result;
}

/** @returns what the first seconds after a start were like */
async function warmUp({ url }: LoadedServer, shot: (n: number) => Shot): Promise<LoadResult> {
  const first = summarise([await slice(url, shot, FIRST_MS)]);
  await slice(url, shot, WARM_UP_MS);
  return first;
}

/**
 * Alternates between ours and a function that does nothing, every half second, so that other work on the machine weighs on both.
 */
async function compare(name: string, target: string, shot: (n: number) => Shot): Promise<void> {
  const empty = await startServer(nothing, 'nothing', 5091);
  const ours = await startServer(bundle, target, 5092);
  const emptyShot = (n: number) => ({ ...shot(n), expected: [200, 400] });
  const emptyFirst = await warmUp(empty, emptyShot);
  const ourFirst = await warmUp(ours, shot);
  const used = [empty.processorMs(), ours.processorMs()] as const;
  const slices: { empty: Awaited<ReturnType<typeof slice>>; ours: Awaited<ReturnType<typeof slice>> }[] = [];
  empty.standStill();
  ours.standStill();
  for (let spent = 0; spent < SCENARIO_MS; spent += SLICE_MS) {
    slices.push({ empty: await turn(empty, emptyShot), ours: await turn(ours, shot) });
  }
  const emptyMs = empty.processorMs() - used[0];
  const ourMs = ours.processorMs() - used[1];
  await empty.kill();
  await ours.kill();
  const [emptyResult, ourResult] = [
    summarise(slices.map((one) => one.empty)),
    summarise(slices.map((one) => one.ours)),
  ];
  const ofProcessor = percent(emptyMs / emptyResult.requests, ourMs / ourResult.requests);
  row(`nothing, sent ${name}`, emptyFirst, emptyResult, emptyMs);
  row(name, ourFirst, ourResult, ourMs, `${percent(ourResult.perSecond, emptyResult.perSecond)}; ${ofProcessor}`);
}

async function memory(): Promise<void> {
  const server = await startServer(bundle, 'computeFlightEmissions', 5092);
  const burst = (maxRequests: number) =>
    generateLoad({ url: server.url, shot: oneFlight, connections: CONNECTIONS, milliseconds: 300_000, maxRequests });
  await burst(WARM_UP_REQUESTS);
  await sleep(SETTLE_MS);
  const before = server.residentMegabytes();
  const { requests, wrong, unavailable } = await burst(50_000);
  await sleep(SETTLE_MS);
  const after = server.residentMegabytes();
  await server.kill();
  const change = ((100 * (after - before)) / before).toFixed(1);
  console.log(
    `Resident memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after ${requests} requests (${change} %), ${wrong + unavailable} errors.`,
  );
}

async function killUnderLoad(): Promise<void> {
  let server = await startServer(bundle, 'computeFlightEmissions', 5092);
  const load = generateLoad({ url: server.url, shot: oneFlight, connections: CONNECTIONS, milliseconds: 8000 });
  await sleep(3000);
  await server.kill();
  const killed = performance.now();
  server = await startServer(bundle, 'computeFlightEmissions', 5092);
  // The tables are read for the first question, so only its answer tells how long a start takes.
  const first = await fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: oneFlight(0).body ?? null,
  });
  const firstAnswerMs = performance.now() - killed;
  const { requests, wrong, unavailable } = await load;
  await server.kill();
  console.log(
    `Killed under load: of ${requests} requests ${unavailable} unavailable, ${wrong} answered wrongly; the next start listened after ${Math.round(server.startMs)} ms and gave its first estimate (${first.status}) after ${Math.round(firstAnswerMs)} ms.`,
  );
}

leaveTheServersCore();
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${CONNECTIONS} connections, load average ${loadavg()[0]?.toFixed(1)}`,
);
if (!process.argv.includes('--heavy')) {
  console.log(
    '| load | requests | median | 99th | 99th / median | the same in the first 3 s | processor time each | sent | errors | share of nothing: requests; by processor time |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  await compare('1 flight', 'computeFlightEmissions', oneFlight);
  await compare('100 flights', 'computeFlightEmissions', hundredFlights);
  await compare('typical', 'computeTypicalFlightEmissions', typical);
  await compare('mix, 5 % bad', 'computeFlightEmissions', mix);
  await memory();
  await killUnderLoad();
}
await measureHeavyRequests(bundle, SCENARIO_MS);
process.exit(0);
