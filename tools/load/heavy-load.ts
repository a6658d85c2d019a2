import { setTimeout as sleep } from 'node:timers/promises';
import { generateLoad, summarise } from './generate-load.ts';
import type { Shot } from './generate-load.ts';
import { heaviestRequests } from './heaviest.ts';
import type { Heaviest } from './heaviest.ts';
import { startServer } from './server.ts';
import { oneFlight, routeFigure, typical } from './shots.ts';

/** As many as one instance is given at the same time. */
const AT_ONCE = 40;

/** The heap of any function grows at first; and it gives memory back when it has been idle for a while. */
const WARM_UP_MS = 10_000;
const SETTLE_MS = 10_000;

/** Until code is compiled, its answers take longer. */
const FIRST_MS = 3000;

/** No request of the load ends for the time alone. */
const NEVER_MS = 300_000;

const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

/** Forty of one method's heaviest requests at once, and what of them stays in memory. */
async function measureAtOnce(source: string, { name, target, shot }: Heaviest): Promise<void> {
  const server = await startServer(source, target, 5092);
  let sent = 0;
  const next = () => shot((sent += 1));
  const volley = () =>
    generateLoad({ url: server.url, shot: next, connections: AT_ONCE, milliseconds: NEVER_MS, maxRequests: AT_ONCE });
  const started = performance.now();
  for (let volleys = 0; volleys < 2 || performance.now() - started < WARM_UP_MS; volleys += 1) await volley();
  await sleep(SETTLE_MS);
  const beforeMegabytes = server.residentMegabytes();
  const answered = await volley();
  await sleep(SETTLE_MS);
  const afterMegabytes = server.residentMegabytes();
  const servesOn = (await fetch(server.url)).status > 0;
  await server.kill();
  const { unavailable, wrong, medianMs } = summarise([answered]);
  row([
    name,
    `${answered.seconds.toFixed(1)} s`,
    `${(medianMs / 1000).toFixed(1)} s`,
    AT_ONCE - wrong - unavailable,
    wrong,
    servesOn ? 'yes' : 'no',
    `${beforeMegabytes.toFixed(0)} MB`,
    `${afterMegabytes.toFixed(0)} MB (${((100 * (afterMegabytes - beforeMegabytes)) / beforeMegabytes).toFixed(1)} %)`,
  ]);
}

/** What single questions feel while large requests are answered, one after another or as many at once as they are told. */
async function measureBeside(
  source: string,
  target: string,
  small: (n: number) => Shot,
  large: Heaviest | undefined,
  milliseconds: number,
): Promise<void> {
  const server = await startServer(source, target, 5092);
  const load = (shot: (n: number) => Shot, lasting: number, maxRequests = Infinity) => {
    const connections = maxRequests === Infinity ? 1 : maxRequests;
    return generateLoad({ url: server.url, shot, connections, milliseconds: lasting, maxRequests });
  };
  await load(small, FIRST_MS);
  const over = new AbortController();
  const askLarge = async () => {
    if (large === undefined) return;
    const { shot, atOnce = 1 } = large;
    for (let n = 0; !over.signal.aborted; n += atOnce) await load((at) => shot(n + at), NEVER_MS, atOnce);
  };
  const asking = askLarge();
  const { requests, medianMs, p99Ms, wrong, unavailable } = summarise([await load(small, milliseconds)]);
  over.abort();
  await asking;
  await server.kill();
  row([large?.name ?? 'nothing', requests, `${medianMs.toFixed(1)} ms`, `${p99Ms.toFixed(1)} ms`, wrong + unavailable]);
}

/** @param source - folder of the built functions */
export async function measureHeavyRequests(source: string, milliseconds: number): Promise<void> {
  const requests = heaviestRequests();
  const named = (name: string) => requests.find((request) => request.name === name);
  row(['single questions while this goes on', 'asked', 'median', '99th', 'errors']);
  row(Array.from({ length: 5 }, () => '---'));
  const [flights, markets] = ['computeFlightEmissions', 'computeTypicalFlightEmissions'];
  await measureBeside(source, flights, oneFlight, undefined, milliseconds);
  await measureBeside(source, flights, oneFlight, named('1000 flights'), milliseconds);
  await measureBeside(source, markets, typical, undefined, milliseconds);
  await measureBeside(source, markets, typical, named('1000 markets'), milliseconds);
  await measureBeside(source, 'api', routeFigure, undefined, milliseconds);
  await measureBeside(source, 'api', routeFigure, named('20 pictures at once'), milliseconds);
  row([`${AT_ONCE} at once`, 'all', 'median', 'answered', 'refused', 'serves on', 'resident before', 'and after']);
  row(Array.from({ length: 8 }, () => '---'));
  for (const request of requests) await measureAtOnce(source, request);
}
