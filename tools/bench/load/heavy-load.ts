import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchOptions } from '../bench-options.ts';
import type { Section } from '../report.ts';
import { leaveTheInstancesCore, serveFunction } from '../served-function.ts';
import { generateLoad, summarise, type Shot } from './generate-load.ts';
import { heaviestRequests, type Heaviest } from './heaviest.ts';
import { oneFlight, routeFigure, typical } from './shots.ts';

/** As many as one instance is given at the same time. */
const AT_ONCE = 40;
/** The heap of any function grows at first; and it gives memory back when it has been idle for a while. */
const WARM_UP_MS = 10_000;
const SETTLE_MS = 10_000;
/** Until code is compiled, its answers take longer. */
const FIRST_MS = 3000;
const PORT = 5095;

/** What others feel of the heaviest requests, and what forty of them at once take. */
export async function* bench({ seconds }: BenchOptions): AsyncGenerator<Section> {
  leaveTheInstancesCore();
  const requests = heaviestRequests();
  const named = (name: string) => requests.find((request) => request.name === name);
  const [flights, markets] = ['computeFlightEmissions', 'computeTypicalFlightEmissions'];
  const beside: readonly (readonly [string, (n: number) => Shot, Heaviest | undefined])[] = [
    [flights, oneFlight, undefined],
    [flights, oneFlight, named('1000 flights')],
    [markets, typical, undefined],
    [markets, typical, named('1000 markets')],
    ['api', routeFigure, undefined],
    ['api', routeFigure, named('20 pictures at once')],
  ];
  const rows: (readonly string[])[] = [];
  for (const [target, small, large] of beside) rows.push(await besideRow(target, small, large, seconds * 1000));
  const columns = ['single questions while this goes on', 'answered', 'median', '99th', 'errors'];
  yield { title: 'Single questions beside heavy requests', columns, rows };
  const volleys: (readonly string[])[] = [];
  for (const request of requests) volleys.push(await volleyRow(request));
  yield {
    title: `${AT_ONCE} of the heaviest requests at once`,
    columns: ['request', 'all', 'median', 'answered', 'refused', 'serves on', 'resident before', 'and after'],
    rows: volleys,
  };
}

/** What single questions feel while large requests are answered, one after another or as many at once as they are told. */
async function besideRow(
  target: string,
  small: (n: number) => Shot,
  large: Heaviest | undefined,
  milliseconds: number,
): Promise<readonly string[]> {
  const server = await serveFunction(target, PORT, true);
  const { url } = server;
  await generateLoad({ url, shot: small, connections: 1, milliseconds: FIRST_MS });
  const over = new AbortController();
  const asking = large && generateLoad({ url, shot: large.shot, connections: large.atOnce ?? 1, signal: over.signal });
  const asked = await generateLoad({ url, shot: small, connections: 1, milliseconds });
  over.abort();
  await asking;
  await server.stop();
  const { medianMs, p99Ms, errors } = summarise([asked]);
  const times = [medianMs, p99Ms].map((time) => `${time.toFixed(1)} ms`);
  return [large?.name ?? 'nothing', String(asked.times.length), ...times, String(errors)];
}

/** Forty of one method's heaviest requests at once, and what of them stays in memory. */
async function volleyRow({ name, target, shot }: Heaviest): Promise<readonly string[]> {
  const server = await serveFunction(target, PORT, true);
  let sent = 0;
  const next = () => shot((sent += 1));
  const volley = () => generateLoad({ url: server.url, shot: next, connections: AT_ONCE, requests: AT_ONCE });
  const started = performance.now();
  for (let volleys = 0; volleys < 2 || performance.now() - started < WARM_UP_MS; volleys += 1) await volley();
  await sleep(SETTLE_MS);
  const before = server.residentMegabytes();
  const answered = await volley();
  await sleep(SETTLE_MS);
  const after = server.residentMegabytes();
  const servesOn = (await fetch(server.url)).status > 0;
  await server.stop();
  const { medianMs } = summarise([answered]);
  return [
    name,
    `${answered.seconds.toFixed(1)} s`,
    `${(medianMs / 1000).toFixed(1)} s`,
    String(answered.times.length - answered.wrong),
    String(answered.wrong),
    servesOn ? 'yes' : 'no',
    `${before.toFixed(0)} MB`,
    `${after.toFixed(0)} MB (${((100 * (after - before)) / before).toFixed(1)} %)`,
  ];
}
