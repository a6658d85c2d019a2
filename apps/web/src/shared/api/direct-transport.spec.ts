import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createDirectTransport } from './direct-transport.ts';
import { createEmissionsApi } from './emissions-api.ts';
import { STANDARD_FLIGHT_RESPONSE, TYPICAL_RESPONSE } from './samples/samples.ts';

type Seen = { readonly method: string; readonly url: string; readonly contentType: string; readonly body: unknown };

const FLIGHTS = [
  {
    origin: 'ZRH',
    destination: 'SFO',
    operatingCarrierCode: 'LX',
    flightNumber: '38',
    departureDate: { year: 2027, month: 6, day: 18 },
  },
];
const MARKETS = [{ origin: 'ZRH', destination: 'SFO' }];

let server: Server;
let seen: Seen[] = [];
let answer = { status: 200, body: '{}' };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, contentType: headers['content-type'] ?? '', body: JSON.parse(body) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
let warn: MockInstance;

beforeEach(() => {
  seen = [];
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function api(path = '/emissions') {
  const { port } = server.address() as AddressInfo;
  return createEmissionsApi(createDirectTransport({ url: `http://127.0.0.1:${port}${path}`, key: 'a key' }));
}
const signal = () => new AbortController().signal;

describe('the direct API', () => {
  // spec: 3.8, 3.9, 7.2, 7.3, 7.4, 7.5
  it('is posted the flights with what to include and nothing more, and its body is the response', async () => {
    answer = { status: 200, body: JSON.stringify(STANDARD_FLIGHT_RESPONSE) };
    expect((await api().flightEmissions(FLIGHTS, signal())).kind).toBe('result');
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/emissions?key=a%20key',
        contentType: 'application/json',
        body: {
          flights: FLIGHTS,
          includeEmissionsInputs: true,
          includeEmissionsBreakdown: true,
        },
      },
    ]);
  });

  // spec: 7.18
  it('is posted the markets and nothing more', async () => {
    answer = { status: 200, body: JSON.stringify(TYPICAL_RESPONSE) };
    expect((await api().typicalEmissions(MARKETS, signal())).kind).toBe('result');
    expect(seen[0]?.body).toEqual({ markets: MARKETS });
  });

  // spec: 7.15
  it('is asked for routes by their own method when the address names the one for flights', async () => {
    answer = { status: 200, body: JSON.stringify(TYPICAL_RESPONSE) };
    await api('/v1/flights:computeFlightEmissions').typicalEmissions(MARKETS, signal());
    expect(seen[0]?.url).toBe('/v1/flights:computeTypicalFlightEmissions?key=a%20key');
  });

  // spec: 8.1, 8.6, 8.7, 8.8, 8.9, 8.10, 8.11, 8.12, 8.13, 8.14, 8.15, 8.16
  it.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [418, 'internal'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
  ])('status %i is the failure %s, logged as a warning', async (status, code) => {
    answer = { status, body: '{"error":{}}' };
    expect(await api().flightEmissions(FLIGHTS, signal())).toEqual({ kind: 'failed', code });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('that answers with something else fails', async () => {
    answer = { status: 200, body: '<html>' };
    expect(await api().flightEmissions(FLIGHTS, signal())).toEqual({ kind: 'failed', code: 'internal' });
  });

  // spec: 8.17
  it('that is not there fails', async () => {
    const nowhere = createEmissionsApi(createDirectTransport({ url: 'http://127.0.0.1:9/none', key: 'k' }));
    expect(await nowhere.typicalEmissions(MARKETS, signal())).toEqual({ kind: 'failed', code: 'internal' });
  });

  it('is left without a warning when the question is dropped', async () => {
    const controller = new AbortController();
    controller.abort();
    expect((await api().flightEmissions(FLIGHTS, controller.signal)).kind).toBe('failed');
    expect(warn).not.toHaveBeenCalled();
  });
});
