import { describe, expect, it } from 'vitest';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';
import { serveCallable } from '../testing/served-callable.ts';
import { written } from '../testing/written-log.ts';

/** What was asked, and the address of who asked. */
const PRIVATE = /ZRH|ZURICH|BOS|"LX"|127\.0\.0\.1|1\.2\.3\.4/;
const FROM = { 'x-forwarded-for': '1.2.3.4' };

describe('the log', () => {
  it('of a callable holds nothing of what was asked, right or wrong', async () => {
    const served = await serveCallable(testServices({ APP_CHECK: 'off' }));
    for (const body of [
      { data: { flights: [lx52] } },
      { flights: [lx52] },
      { data: { flights: [lx52] }, more: lx52 },
      { data: { flights: [{ ...lx52, origin: 'ZURICH' }] } },
      { data: { flights: 'ZRH' } },
      '{"data":{"flights":["ZRH"',
      { data: { '@type': 'ZRH', value: 'BOS' } },
      `{"data":${'["ZRH",'.repeat(8000)}`,
    ]) {
      await post(served, '/', body, { ...FROM, authorization: 'Bearer ZRH', 'x-firebase-appcheck': 'ZRH' });
    }
    await served.close();
    expect(written.join('\n')).toContain('computeFlightEmissions');
    expect(written.join('\n')).not.toMatch(PRIVATE);
  });

  it('of the API names operation, count, code, provider and time, and nothing of what was asked', async () => {
    const api = await serveApi();
    await post(api, '/v1/flights:computeFlightEmissions?key=secret-key', { flights: [lx52] }, FROM);
    await post(api, '/v1/flights:computeFlightEmissions', { flights: [{ ZURICH: 1 }] }, FROM);
    await post(api, '/v1/ZURICH', {}, FROM);
    await api.close();
    const [first = '', second = ''] = written;
    expect(JSON.parse(first)).toMatchObject({
      operation: 'computeFlightEmissions',
      code: 'ok',
      count: 1,
      provider: 'engine',
      milliseconds: expect.any(Number),
      requestId: expect.any(String),
    });
    expect(JSON.parse(second)).toMatchObject({ code: 'invalid-argument', provider: 'engine' });
    expect(written.join('\n')).not.toMatch(PRIVATE);
    expect(written.join('\n')).not.toContain('secret-key');
  });

  it('names a request as it pleases us, not the client', async () => {
    const api = await serveApi();
    const trace = 'abcdef0123456789abcdef0123456789';
    const headers = { traceparent: `00-${trace}-0123456789abcdef-01`, 'x-cloud-trace-context': `${trace}/1` };
    const answers = [await post(api, '/v1/x', {}, headers), await post(api, '/v1/x', {}, headers)];
    await api.close();
    const names = answers.map((answer) => answer.headers.get('x-request-id'));
    expect(new Set(names).size).toBe(2);
    expect(names).toEqual(written.map((line) => (JSON.parse(line) as { requestId: string }).requestId));
    expect(names.join()).not.toContain(trace);
  });

  it('of a tool says how it went, whatever words it was answered in', async () => {
    const services = testServices();
    const provider = { ...services.provider, typicalEmissions: () => Promise.reject(new Error('a fault at ZRH')) };
    const api = await serveApi({ ...services, provider });
    const call = async (name: string, input: object) => {
      written.length = 0;
      const params = { name, arguments: input };
      await post(
        api,
        '/mcp',
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
        { accept: 'application/json, text/event-stream', ...FROM },
      );
      expect(written).toHaveLength(1);
      return JSON.parse(written[0] ?? '{}') as unknown;
    };
    const told = { operation: 'mcp', provider: 'engine' };
    expect(await call('compute_flight_emissions', { flights: [lx52] })).toMatchObject({
      ...told,
      code: 'ok',
      count: 1,
    });
    expect(await call('compute_flight_emissions', { x: 1 })).toMatchObject({ ...told, code: 'invalid-argument' });
    const markets = [{ origin: 'ZRH', destination: 'BOS' }];
    expect(await call('compute_typical_flight_emissions', { markets })).toMatchObject({
      ...told,
      code: 'internal',
      severity: 'ERROR',
    });
    await api.close();
    expect(written.join('\n')).not.toMatch(PRIVATE);
  });
});
