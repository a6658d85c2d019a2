import { describe, expect, it } from 'vitest';
import { post, testServices } from '../testing/served-api.ts';
import { lx52, serveCallable } from '../testing/served-callable.ts';
import { servedThroughout } from '../testing/served-throughout.ts';
import { TYPICAL_EMISSIONS } from './compute-typical-flight-emissions.ts';

const open = (env = {}) => testServices({ APP_CHECK: 'off', ...env });

describe('a callable', () => {
  const served = servedThroughout(() => serveCallable(open()));

  // spec: 7.8
  it('answers, and ignores members it does not know', async () => {
    const { status, json } = await post(served, '/', { data: { flights: [{ ...lx52, seat: '1A' }], more: 1 } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ result: { flightEmissions: [{ flight: lx52 }] } });
  });

  // spec: 3.13, 3.23
  it('answers no flights with an empty list, and names the version by its three numbers, and the data', async () => {
    const { json } = await post(served, '/', { data: { flights: [] } });
    expect(json).toEqual({
      result: {
        flightEmissions: [],
        modelVersion: {
          major: 3,
          minor: 0,
          patch: 0,
          dated: expect.stringMatching(/^\d{8}$/) as string,
          dataHash: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        },
      },
    });
  });

  // spec: 3.15, 3.21
  it('gives the source and the contrails bucket as their numbers', async () => {
    const { json } = await post(served, '/', { data: { flights: [lx52] } });
    const { result } = json as { result: { flightEmissions: { source: unknown; contrailsImpactBucket: unknown }[] } };
    const [entry] = result.flightEmissions;
    expect(entry?.source).toBe(1);
    expect([1, 2, 3]).toContain(entry?.contrailsImpactBucket);
  });

  it.each([
    ['on top', { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' }],
    ['inside', { flights: [{ ...lx52, flightNumber: { '@type': 'x', value: 52 } }] }],
    ['beside', { flights: [lx52], more: [{ '@type': 'x' }] }],
  ])('refuses a value with a type of its own, %s', async (_, data) => {
    const { status, json } = await post(served, '/', { data });
    expect([status, json]).toEqual([
      400,
      { error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining('@type') as string } },
    ]);
  });

  it.each([65, 8000, 100_000])('refuses lists %i deep', async (depth) => {
    const { status, json } = await post(served, '/', `{"data":{"flights":${'['.repeat(depth)}${']'.repeat(depth)}}}`);
    expect([status, json]).toEqual([
      400,
      { error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining('64 deep') as string } },
    ]);
  });

  it('refuses a body that nothing says is JSON', async () => {
    const response = await fetch(served.url, { method: 'POST', body: Buffer.from('{"data":{"flights":[]}}') });
    expect(response.status).toBe(400);
  });

  it('gives the working of 25 flights, and of no more', async () => {
    const flights = Array.from({ length: 26 }, () => lx52);
    const all = await post(served, '/', { data: { flights, includeWorking: true } });
    const fewer = await post(served, '/', { data: { flights: flights.slice(1), includeWorking: true } });
    expect(fewer.status).toBe(200);
    expect(all.json).toMatchObject({
      error: { message: 'flights ("26 entries"): Give at most 25 flights with their working in one request.' },
    });
  });

  it('says how long a long answer is, and gives one who wants events the same', async () => {
    const flights = Array.from({ length: 300 }, (_, at) => (at === 0 ? lx52 : { ...lx52, destination: 'QQQ' }));
    const body = { data: { flights } };
    const { headers, text } = await post(served, '/', body);
    expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    const events = await post(served, '/', body, { accept: 'text/event-stream' });
    expect(events.text).toBe(`data: ${text}\n\n`);
    expect(events.headers.get('content-type')).toBe('text/event-stream');
  });

  it('tells who wants events of an error in one', async () => {
    const { status, text } = await post(served, '/', { data: 7 }, { accept: 'text/event-stream' });
    expect(status).toBe(200);
    expect(text).toMatch(/^data: \{"error":\{.*"INVALID_ARGUMENT".*\}\}\n\n$/);
  });

  it.each([
    ['wrong', { data: { flights: [{ ...lx52, origin: 'ZURICH' }] } }],
    ['too many', { data: { flights: Array.from({ length: 1001 }, () => lx52) } }],
    ['too large', { data: { flights: [{ ...lx52, note: 'x'.repeat(300_000) }] } }],
    ['no call', { flights: [] }],
    ['no JSON', '{"data":'],
  ])('refuses what is %s as invalid-argument', async (_, body) => {
    const { status, json } = await post(served, '/', body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});

describe('the ways to fly a market', () => {
  const market = { origin: 'ZRH', destination: 'BOS' };
  const typical = servedThroughout(() => serveCallable(open(), TYPICAL_EMISSIONS));

  it('are asked of five markets at once, and of no more', async () => {
    const markets = Array.from({ length: 6 }, () => market);
    const { status, json } = await post(typical, '/', { data: { markets, includeOptions: true } });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      error: { message: 'markets ("6 entries"): Give at most 5 markets with their options in one request.' },
    });
  });

  it.each([
    [{ year: 2020, month: 1, day: 1 }, 'optionsDate: Give a departure date from today to a year ahead'],
    ['20261221', 'optionsDate ("20261221"): Give the date as an object'],
  ])('on %j are refused with the field and its rule', async (date, message) => {
    const data = { markets: [market], includeOptions: true, optionsDate: date };
    const { status, json } = await post(typical, '/', { data });
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { message: expect.stringContaining(message) as string } });
  });

  it('count for twenty in the rate limit', async () => {
    const served = await serveCallable(open({ REQUESTS_PER_MINUTE: '25' }), TYPICAL_EMISSIONS);
    const ask = async () => (await post(served, '/', { data: { markets: [market], includeOptions: true } })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    await served.close();
  });
});

describe('App Check, where it is enforced', () => {
  // spec: 7.10
  it('is asked of every call, before anything else is read', async () => {
    const served = await serveCallable(open({ APP_CHECK: 'on' }));
    const { status, json } = await post(served, '/', { data: { flights: 'nonsense' } });
    await served.close();
    expect(status).toBe(401);
    expect(json).toMatchObject({ error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } });
  });

  it('holds no token that is made up', async () => {
    const served = await serveCallable(open({ APP_CHECK: 'on' }));
    for (const token of ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhcHAifQ.']) {
      const { status } = await post(served, '/', { data: { flights: [] } }, { 'x-firebase-appcheck': token });
      expect(status).toBe(401);
    }
    await served.close();
  });

  it('holds the emulator’s unsigned token in the emulator', async () => {
    const served = await serveCallable(open({ APP_CHECK: 'on', FUNCTIONS_EMULATOR: 'true' }));
    const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhcHAifQ.';
    const { status } = await post(served, '/', { data: { flights: [] } }, { 'x-firebase-appcheck': token });
    await served.close();
    expect(status).toBe(200);
  });
});

describe('the rate limit of a callable', () => {
  it('answers 429 with the time to wait', async () => {
    const served = await serveCallable(open({ REQUESTS_PER_MINUTE: '1' }));
    await post(served, '/', { data: { flights: [] } });
    const { status, headers, json } = await post(served, '/', { data: { flights: [] } });
    await served.close();
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
    expect(json).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
  });

  it('is asked again of requests that came together, once the first of them is counted', async () => {
    const served = await serveCallable(open({ REQUESTS_PER_MINUTE: '300' }));
    const data = { flights: Array.from({ length: 1000 }, () => lx52) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(served, '/', { data })));
    await served.close();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  it('counts what is refused, and each flight of what is answered', async () => {
    const served = await serveCallable(open({ REQUESTS_PER_MINUTE: '3' }));
    const ask = async (data: unknown) => (await post(served, '/', { data })).status;
    expect([await ask({ '@type': 'x' }), await ask({ flights: [lx52, lx52] }), await ask({ flights: [lx52] })]).toEqual(
      [400, 200, 429],
    );
    await served.close();
  });
});
