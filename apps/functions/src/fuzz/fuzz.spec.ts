import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serveApi, testServices } from '../testing/served-api.ts';
import { serveCallable } from '../testing/served-callable.ts';
import { servedThroughout } from '../testing/served-throughout.ts';
import { written } from '../testing/written-log.ts';
import { body, fitting, headers, path, query } from './arbitraries.ts';

/** Cases of each property; `FUZZ_RUNS=100000 npx vitest run src/fuzz` for a long look. */
const { numRuns: CASES = 100 } = fc.readConfigureGlobal();

/** Longest an answer may take on a busy machine [ms]; the largest request there may be is among those asked. */
const LONGEST_MS = 5000;

/** Most the heap may grow over a run; caches and compiled code settle below it [bytes]. */
const MOST_GROWTH_BYTES = 20e6;

const services = testServices({ APP_CHECK: 'off' });
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapUsed(): number {
  // The lines of the log are the test's own.
  written.length = 0;
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const api = servedThroughout(() => serveApi(services));
const callable = servedThroughout(() => serveCallable(services));

type Sent = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Uint8Array;
};

/** One request over the network to a function served by the framework, as it is in production. */
async function send(address: string, { method, headers: sent, rawBody }: Sent) {
  const start = performance.now();
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(address, {
    method,
    headers: sent,
    redirect: 'manual',
    ...(hasBody && { body: Buffer.from(rawBody) }),
  });
  const text = await response.text();
  return { status: response.status, text, milliseconds: performance.now() - start };
}

const anyRequest = fc.record({
  isCall: fc.boolean(),
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'OPTIONS') },
  ),
  path,
  query,
  headers,
  rawBody: body,
});

const addressOf = ({ isCall, path: at, query: asked }: { isCall: boolean; path: string; query: string }) =>
  isCall ? callable.url : `${api.url}${at.startsWith('/') ? '' : '/'}${at}?${asked}`;

/** Sends as many requests as asked for, the same for the same seed. */
const sendMany = (numRuns: number, seed: number) =>
  fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      await send(addressOf(request), request);
    }),
    { numRuns, seed },
  );

describe('the API, sent what fits', () => {
  it('answers all of it', { timeout: 600_000 }, async () => {
    let withEmissions = 0;
    await fc.assert(
      fc.asyncProperty(fitting, async ({ path: at, json }) => {
        const rawBody = Buffer.from(JSON.stringify(json));
        const answered = await send(`${api.url}${at}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          rawBody,
        });
        expect([answered.status, answered.text]).toEqual([200, expect.stringContaining('modelVersion')]);
        if (answered.text.includes('missionsGramsPerPax')) withEmissions += 1;
      }),
    );
    expect(withEmissions).toBeGreaterThan(CASES / 5);
  });
});

describe('API and callables, whatever they are sent', () => {
  it('answer, in time, with an error of their own at worst', { timeout: 600_000 }, async () => {
    let longestMs = 0;
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const answered = await send(addressOf(request), request);
        expect(answered.status).toBeGreaterThanOrEqual(200);
        expect(answered.status).toBeLessThan(500);
        longestMs = Math.max(longestMs, answered.milliseconds);
      }),
    );
    expect(longestMs).toBeLessThan(LONGEST_MS);
  });

  it('keep nothing of it', { timeout: 600_000 }, async () => {
    await sendMany(CASES, 1);
    const before = heapUsed();
    await sendMany(CASES, 2);
    expect(heapUsed() - before).toBeLessThan(MOST_GROWTH_BYTES);
  });
});
