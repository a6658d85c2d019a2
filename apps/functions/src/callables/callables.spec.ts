import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, testServices } from '../testing/served-api.ts';
import { serveCallable } from '../testing/served-callable.ts';
import type { ServedApi } from '../testing/served-api.ts';

const lx52 = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: '52',
  departureDate: { year: 2026, month: 12, day: 21 },
};

const open = (env = {}) => testServices({ APP_CHECK: 'off', ...env });

describe('a callable', () => {
  let served: ServedApi;
  beforeAll(async () => {
    served = await serveCallable('open', open());
  });
  afterAll(() => served.close());

  // spec: 7.8
  it('answers, and ignores members it does not know', async () => {
    const { status, json } = await post(served, '/', { data: { flights: [{ ...lx52, seat: '1A' }], more: 1 } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ result: { flightEmissions: [{ flight: lx52 }] } });
  });

  it('says how long a long answer is, and gives one who wants events the same', async () => {
    const flights = Array.from({ length: 300 }, (_, at) => (at === 0 ? lx52 : { ...lx52, destination: 'QQQ' }));
    const body = { data: { flights } };
    const { headers, text } = await post(served, '/', body);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    const events = await post(served, '/', body, { accept: 'text/event-stream' });
    expect(events.text).toBe(`data: ${text}\n\n`);
  });

  it.each([
    ['wrong', { data: { flights: [{ ...lx52, origin: 'ZURICH' }] } }],
    ['too many', { data: { flights: Array.from({ length: 1001 }, () => lx52) } }],
    ['too large', { data: { flights: [{ ...lx52, note: 'x'.repeat(300_000) }] } }],
    ['no call', { flights: [] }],
    ['no JSON', '{"data":'],
  ])('refuses what is %s as invalid-argument', async (_, body) => {
    await post(served, '/', { data: { flights: [] } });
    const { status, json } = await post(served, '/', body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});

describe('App Check, where it is enforced', () => {
  // spec: 7.10
  it('is asked of every call, before anything else is read', async () => {
    const served = await serveCallable('attested', open({ APP_CHECK: 'on' }));
    const { status, json } = await post(served, '/', { data: { flights: 'nonsense' } });
    await served.close();
    expect(status).toBe(401);
    expect(json).toMatchObject({ error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } });
  });
});

describe('the rate limit of a callable', () => {
  it('answers 429 with the time to wait', async () => {
    const served = await serveCallable('limited', open({ REQUESTS_PER_MINUTE: '1' }));
    await post(served, '/', { data: { flights: [] } });
    const { status, headers, json } = await post(served, '/', { data: { flights: [] } });
    await served.close();
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
    expect(json).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
  });
});
