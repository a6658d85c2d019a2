import { Agent, request } from 'node:http';

/** One kind of request and the statuses it may be answered with; without a body it is a GET. */
export type Shot = { readonly path: string; readonly body?: string; readonly expected: readonly number[] };

export type LoadResult = {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly requests: number;
  /** Answers with another status than expected. */
  readonly wrong: number;
  /** Requests without an answer: refused or cut connections, which a client sees as unavailable. */
  readonly unavailable: number;
};

type Slice = {
  readonly times: readonly number[];
  readonly seconds: number;
  readonly requests: number;
  readonly wrong: number;
  readonly unavailable: number;
};

type LoadOptions = {
  readonly url: string;
  /** Gives the n-th request. */
  readonly shot: (n: number) => Shot;
  readonly connections: number;
  /** Ends after this time [ms] or this many requests, whichever is first. */
  readonly milliseconds: number;
  readonly maxRequests?: number;
};

function send(agent: Agent, url: string, { path, body }: Shot): Promise<number | 'unavailable'> {
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, url),
      {
        method: body === undefined ? 'GET' : 'POST',
        agent,
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          accept: 'application/json, text/event-stream',
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve('unavailable'));
      },
    );
    sent.on('error', () => resolve('unavailable'));
    sent.setTimeout(60_000, () => sent.destroy());
    sent.end(body);
  });
}

const at = (sorted: Float64Array, fraction: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * fraction) - 1)] ?? Number.NaN;

/** Keeps a number of connections busy, each with one request at a time. */
export async function generateLoad(options: LoadOptions): Promise<Slice> {
  const { url, shot, connections, milliseconds, maxRequests = Infinity } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let sent = 0;
  let wrong = 0;
  let unavailable = 0;
  const start = performance.now();
  const client = async () => {
    while (performance.now() - start < milliseconds && sent < maxRequests) {
      const next = shot(sent);
      sent += 1;
      const before = performance.now();
      const status = await send(agent, url, next);
      if (status === 'unavailable') {
        unavailable += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      } else {
        times.push(performance.now() - before);
        if (!next.expected.includes(status)) wrong += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { times, seconds, requests: sent, wrong, unavailable };
}

/** Several slices of load as one. */
export function summarise(slices: readonly Slice[]): LoadResult {
  const sum = (of: (slice: Slice) => number) => slices.reduce((total, slice) => total + of(slice), 0);
  const sorted = Float64Array.from(slices.flatMap(({ times }) => times)).toSorted();
  return {
    perSecond: sorted.length / sum(({ seconds }) => seconds),
    medianMs: at(sorted, 0.5),
    p99Ms: at(sorted, 0.99),
    requests: sum(({ requests }) => requests),
    wrong: sum(({ wrong }) => wrong),
    unavailable: sum(({ unavailable }) => unavailable),
  };
}
