import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile } from '@tim/pipeline/statistics/quantiles';

/** One kind of request and the statuses it may be answered with; without a body it is a GET. */
export type Shot = { readonly path: string; readonly body?: string; readonly expected: readonly number[] };

/** What came of a time of load. */
export type Slice = {
  /** Of each answer [ms]. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly sent: number;
  /** Answers with another status than expected. */
  readonly wrong: number;
  /** Requests without an answer: refused or cut connections, which a client sees as unavailable. */
  readonly unavailable: number;
};

type LoadOptions = {
  readonly url: string;
  /** Gives the n-th request. */
  readonly shot: (n: number) => Shot;
  readonly connections: number;
  /** Ends after this time [ms] or this many requests, whichever is first. */
  readonly milliseconds?: number;
  readonly requests?: number;
  readonly signal?: AbortSignal;
};

/** Until a client whose connection was refused tries again [ms]. */
const AGAIN_MS = 20;

/** Keeps a number of connections busy, each with one request at a time; what is under way at the end is answered. */
export async function generateLoad(options: LoadOptions): Promise<Slice> {
  const { url, shot, connections, milliseconds = Infinity, requests = Infinity, signal } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let [sent, wrong, unavailable] = [0, 0, 0];
  const start = performance.now();
  const isOver = () => performance.now() - start >= milliseconds || sent >= requests || signal?.aborted === true;
  const client = async () => {
    while (!isOver()) {
      const next = shot(sent++);
      const before = performance.now();
      const status = await send(agent, url, next);
      if (status === 'unavailable') {
        unavailable += 1;
        await sleep(AGAIN_MS);
      } else {
        times.push(performance.now() - before);
        if (!next.expected.includes(status)) wrong += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { times, seconds: (performance.now() - start) / 1000, sent, wrong, unavailable };
}

function send(agent: Agent, url: string, { path, body }: Shot): Promise<number | 'unavailable'> {
  const accept = 'application/json, text/event-stream';
  const headers =
    body === undefined
      ? { accept }
      : { accept, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const sent = request(new URL(path, url), { method: body === undefined ? 'GET' : 'POST', agent, headers });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve('unavailable'));
    });
    sent.on('error', () => resolve('unavailable'));
    sent.setTimeout(60_000, () => sent.destroy());
    sent.end(body);
  });
}

/** Several slices of load as one. */
export function summarise(slices: readonly Slice[]) {
  const sum = (of: (slice: Slice) => number) => slices.reduce((total, slice) => total + of(slice), 0);
  const times = slices.flatMap((slice) => slice.times);
  return {
    perSecond: times.length / sum(({ seconds }) => seconds),
    medianMs: median(times),
    p99Ms: percentile(times, 0.99),
    sent: sum(({ sent }) => sent),
    errors: sum(({ wrong, unavailable }) => wrong + unavailable),
  };
}
