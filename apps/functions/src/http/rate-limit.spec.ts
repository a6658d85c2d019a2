import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';

type ErrorJson = { readonly error: Readonly<Record<string, unknown>> };
const FLIGHTS = '/v1/flights:computeFlightEmissions';

const flights = (length: number) => ({ flights: Array.from({ length }, () => lx52) });

describe('the rate limit', () => {
  it('counts flights, and one with its working for ten', async () => {
    const limited = await serveApi(testServices({ REQUESTS_PER_MINUTE: '60' }));
    const first = { 'x-forwarded-for': '1.1.1.1' };
    const second = { 'x-forwarded-for': '2.2.2.2' };
    expect((await post(limited, FLIGHTS, flights(60), first)).status).toBe(200);
    expect((await post(limited, FLIGHTS, flights(1), first)).status).toBe(429);
    expect((await post(limited, FLIGHTS, { ...flights(6), includeWorking: true }, second)).status).toBe(200);
    expect((await post(limited, FLIGHTS, flights(1), second)).status).toBe(429);
    await limited.close();
  });

  it.each([
    ['at the function’s own address', {}, { 'x-forwarded-host': 'demo-test.web.app' }],
    ['in the emulator', { FUNCTIONS_EMULATOR: 'true' }, { host: 'fh-4b1a2c3d4e5f6071---api-uc.a.run.app' }],
  ])('is not escaped by addresses that the caller makes up, %s', async (_, env, pretended) => {
    const limited = await serveApi(testServices({ ...env, REQUESTS_PER_MINUTE: '2' }));
    const statuses: number[] = [];
    for (const made of ['6.6.6.6', '7.7.7.7', '8.8.8.8']) {
      const headers = { ...pretended, 'x-forwarded-for': `${made}, 1.2.3.4` };
      statuses.push((await post(limited, FLIGHTS, flights(1), headers)).status);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is asked again of requests that came together, once the first of them is counted', async () => {
    const limited = await serveApi(testServices({ REQUESTS_PER_MINUTE: '300' }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(limited, FLIGHTS, flights(1000))));
    await limited.close();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  it('of a key is another than that of an address', async () => {
    const API_KEY_HASHES = createHash('sha256').update('right').digest('hex');
    const quotas = { REQUESTS_PER_MINUTE: '1', REQUESTS_PER_MINUTE_WITH_KEY: '3' };
    const limited = await serveApi(testServices({ API_KEY_HASHES, ...quotas }));
    const ask = async (key: string) => (await post(limited, `${FLIGHTS}?key=${key}`, flights(1))).status;
    expect([await ask('wrong'), await ask('wrong')]).toEqual([400, 429]);
    expect([await ask('right'), await ask('right'), await ask('right'), await ask('right')]).toEqual([
      200, 200, 200, 429,
    ]);
    await limited.close();
  });

  it('answers 429 with the time to wait, in header and body', async () => {
    const limited = await serveApi(testServices({ REQUESTS_PER_MINUTE: '2' }));
    await post(limited, FLIGHTS, {});
    await post(limited, FLIGHTS, {});
    const { status, headers, json } = await post(limited, FLIGHTS, {});
    await limited.close();
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('30');
    expect((json as ErrorJson).error).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '30s' }],
    });
  });
});
