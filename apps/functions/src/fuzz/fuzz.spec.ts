import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseFlightEmissionsRequest, parseTypicalEmissionsRequest } from '@tim/validation';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { flightEmissions } from '../operations/flight-emissions.ts';
import { typicalEmissions } from '../operations/typical-emissions.ts';
import { handleApi } from '../http/handle-api.ts';
import { testServices } from '../testing/served-api.ts';
import { body, fitting, headers, path, query, requestJson } from './arbitraries.ts';

// The test runner keeps every line logged, which would be all that is left to measure.
vi.mock('../log/log-call.ts', async (original) => ({
  ...(await original<object>()),
  logCall: () => ({ done: () => undefined }),
}));

/** Inputs in all; `FUZZ_RUNS=100000 npx vitest run src/fuzz` for a long look. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2000);

/** Longest an answer to a small request may take on a busy machine [ms]. */
const LONGEST_MS = 2000;

/** Most the heap may grow over a run; caches and compiled code settle below it [bytes]. */
const MOST_GROWTH_BYTES = 20e6;

const services = testServices();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** One request, answered without a network. */
async function send(request: {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  rawBody: Uint8Array;
}) {
  const answered = { statusCode: 0, headers: new Map<string, string>(), body: '' };
  const start = performance.now();
  await handleApi(
    request,
    {
      set statusCode(status: number) {
        answered.statusCode = status;
      },
      setHeader: (name, value) => answered.headers.set(name.toLowerCase(), value),
      end: (bytes) => {
        answered.body = Buffer.from(bytes ?? []).toString('utf8');
      },
    },
    services,
  );
  return { ...answered, milliseconds: performance.now() - start };
}

const anyRequest = fc.record({
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'OPTIONS') },
  ),
  path,
  query,
  headers,
  rawBody: body,
});

/** Sends as many requests as asked for, the same for the same seed. */
const sendMany = (numRuns: number, seed: number) =>
  fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, path: at, query: asked, ...rest }) => {
      await send({ method, url: `${at}?${asked}`, ...rest });
    }),
    { numRuns, seed },
  );

describe('the API, sent what fits', () => {
  it('answers all of it', { timeout: 600_000 }, async () => {
    let withEmissions = 0;
    await fc.assert(
      fc.asyncProperty(fitting, async ({ path: url, json }) => {
        const rawBody = Buffer.from(JSON.stringify(json));
        const answered = await send({ method: 'POST', url, headers: { 'content-type': 'application/json' }, rawBody });
        expect([answered.statusCode, answered.body]).toEqual([200, expect.stringContaining('modelVersion')]);
        if (answered.body.includes('missionsGramsPerPax')) withEmissions += 1;
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
    expect(withEmissions).toBeGreaterThan(RUNS / 20);
  });
});

describe('the API, whatever it is sent', () => {
  it('answers, in time, with an error of its own at worst', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ method, path: at, query: asked, ...rest }) => {
        const answered = await send({ method, url: asked === '' ? at : `${at}?${asked}`, ...rest });
        expect(answered.statusCode).toBeGreaterThanOrEqual(200);
        expect(answered.statusCode).toBeLessThan(500);
        expect(answered.milliseconds).toBeLessThan(LONGEST_MS);
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });

  it('keeps nothing of it', { timeout: 600_000 }, async () => {
    await sendMany(200, 1);
    const before = heapUsed();
    await sendMany(Math.ceil(RUNS / 4), 2);
    expect(heapUsed() - before).toBeLessThan(MOST_GROWTH_BYTES);
  });
});

describe('the callables, whatever they are sent', () => {
  it('read it or name what is wrong, and answer every entry they read', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(requestJson, async (json) => {
        const flights = parseFlightEmissionsRequest(json);
        const markets = parseTypicalEmissionsRequest(json);
        const answered =
          flights.kind === 'valid'
            ? (await flightEmissions(flights.request, services.provider)).response.flightEmissions
            : [];
        const typical =
          markets.kind === 'valid'
            ? (await typicalEmissions(markets.request, services.provider)).response.typicalFlightEmissions
            : [];
        expect(answered).toHaveLength(flights.kind === 'valid' ? flights.request.flights.length : 0);
        expect(typical).toHaveLength(markets.kind === 'valid' ? markets.request.markets.length : 0);
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });
});
