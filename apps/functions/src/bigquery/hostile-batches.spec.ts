import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyJson } from '../fuzz/arbitraries.ts';
import { askBatch, LX52, serveBatches } from '../testing/served-batches.ts';
import type { BatchAnswer } from '../testing/served-batches.ts';
import { servedThroughout } from '../testing/served-throughout.ts';
import { tables } from '../testing/tables.ts';

const served = servedThroughout(serveBatches);

const ask = (body: unknown, headers = {}) => askBatch(served, body, headers);

async function sendZipped(body: string): Promise<readonly [number, BatchAnswer]> {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const response = await fetch(served.url, { method: 'POST', headers, body: gzipSync(body) });
  return [response.status, (await response.json()) as BatchAnswer];
}

const TOO_MANY =
  'calls: At most 5000 rows and 1048576 bytes in one request. Create the SQL function with max_batching_rows = 5000, or fewer where its rows are long.';

describe('a request', () => {
  it('without rows has no replies', async () => {
    expect(await ask({ userDefinedContext: null, calls: [] })).toEqual({ status: 200, replies: [] });
  });

  it.each<[string, unknown, string]>([
    ['no calls', {}, 'calls: Send a list'],
    ['calls that are no list', { calls: { length: 3 } }, 'calls: Send a list'],
    ['a list', [[LX52]], 'body: Send a JSON object'],
    ['a context that is none', { calls: [], userDefinedContext: 'cabin' }, 'userDefinedContext: Send an object.'],
    [
      'a cabin that is none',
      { calls: [], userDefinedContext: { cabin: 'steerage' } },
      'userDefinedContext.cabin: Set it to',
    ],
    [
      'a cabin that is a list',
      { calls: [], userDefinedContext: { cabin: ['first'] } },
      'userDefinedContext.cabin: Set it to',
    ],
    [
      'another form of reply',
      { calls: [], userDefinedContext: { returns: 'xml' } },
      'userDefinedContext.returns: Set it to json or kg.',
    ],
    ['a long option', { calls: [], userDefinedContext: { ['x'.repeat(5000)]: '' } }, 'There is no such option'],
    [
      'a name of every object',
      '{"calls":[],"userDefinedContext":{"__proto__":{"cabin":"first"}}}',
      'userDefinedContext.__proto__: There is no such option',
    ],
    ['no JSON', '{"calls":[', 'The body is not JSON in UTF-8.'],
    ['too deep lists', `{"calls":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'in one another 64 deep'],
  ])('with %s has status 400 and says what is wrong', async (_what, body, message) => {
    const { status, errorMessage = '' } = await ask(body);
    expect(status).toBe(400);
    expect(errorMessage).toContain(message);
    expect(errorMessage.length).toBeLessThanOrEqual(300);
  });

  it.each<[string, unknown]>([
    ['5001 rows', { calls: Array.from({ length: 5001 }, () => LX52) }],
    ['50 000 rows', { calls: Array.from({ length: 50_000 }, () => LX52) }],
    ['5000 rows of too many bytes', { calls: Array.from({ length: 5000 }, () => ['x'.repeat(100), 'x'.repeat(110)]) }],
    ['too many values', `{"calls":[[${'1,'.repeat(40_001)}1]]}`],
    ['too many bytes', `{"calls":["${'x'.repeat(1_048_576)}"]}`],
  ])('with %s has status 400 and says how many rows it may have', async (_what, body) => {
    expect(await ask(body)).toEqual({ status: 400, errorMessage: TOO_MANY });
  });

  it('that is not declared as JSON has status 400', async () => {
    const { status, errorMessage } = await ask({ calls: [] }, { 'content-type': 'text/plain' });
    expect([status, errorMessage]).toEqual([400, 'The body is JSON: send Content-Type: application/json.']);
  });

  it('with another method than POST has status 400', async () => {
    const response = await fetch(served.url);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errorMessage: 'calls: Send a list with the arguments of each row.' });
  });

  it('may be compressed, and not to more than it may have', async () => {
    expect(await sendZipped('{"calls":[]}')).toEqual([200, { replies: [] }]);
    const [status, { errorMessage }] = await sendZipped(`{"calls":["${'x'.repeat(50_000_000)}"]}`);
    expect([status, errorMessage]).toEqual([400, TOO_MANY]);
  });
});

describe('the largest batch', () => {
  it('is answered in the order asked', async () => {
    const { airports, flights } = tables();
    const code = (index: number) => airports.at(index).iataAirportCode;
    const markets = [...flights.carrierRoutes()].map((route) => [
      code(route.originIndex),
      code(route.destinationIndex),
    ]);
    const calls = Array.from({ length: 5000 }, (_, at) => markets[at % 100]);
    const { replies = [] } = await ask({ calls });
    expect(replies).toHaveLength(calls.length);
    for (const at of [51, 2500, 4998]) {
      const { replies: alone } = await ask({ calls: calls.slice(at, at + 1) });
      expect([replies[at]]).toEqual(alone);
    }
  });
});

/** Something that looks like an argument, a row or a batch, right or wrong in any part. */
const argument = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      ...LX52,
      null,
      'QF',
      '52',
      'NaN',
      'first',
      'A333',
      '2027-02-30',
      '__proto__',
      -0,
    ),
  },
  { weight: 1, arbitrary: fc.oneof(fc.string(), fc.double(), anyJson) },
);
const row = fc.oneof(
  { weight: 6, arbitrary: fc.array(argument, { maxLength: 8 }) },
  { weight: 2, arbitrary: fc.constant<unknown>(LX52) },
  { weight: 1, arbitrary: anyJson },
);
const context = fc.oneof(
  fc.record({ returns: fc.constantFrom('json', 'kg'), cabin: fc.constantFrom('economy', 'J') }, { requiredKeys: [] }),
  anyJson,
);
const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      { calls: fc.array(row, { maxLength: 6 }), userDefinedContext: context },
      { requiredKeys: ['calls'] },
    ),
  },
  { weight: 1, arbitrary: anyJson },
);

const { numRuns: CASES = 100 } = fc.readConfigureGlobal();

describe('any JSON', () => {
  it('has a reply to each call in its order, or status 400 and a message', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        const { status, replies, errorMessage } = await ask(JSON.stringify(json));
        if (status === 400 && errorMessage) return;
        const { calls, userDefinedContext } = json as { calls: readonly unknown[]; userDefinedContext?: unknown };
        expect(status).toBe(200);
        expect(replies).toHaveLength(calls.length);
        for (const [at, call] of calls.entries()) {
          const alone = await ask(JSON.stringify({ calls: [call], userDefinedContext }));
          expect(alone.replies).toEqual([replies?.[at]]);
        }
      }),
      // Each call of a case is asked again, alone.
      { numRuns: Math.ceil(CASES / 3) },
    );
  });
});
