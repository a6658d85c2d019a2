import { describe, expect, it } from 'vitest';
import { post, serveApi, testServices } from '../testing/served-api.ts';
import { servedThroughout } from '../testing/served-throughout.ts';

const FLIGHTS = '/v1/flights:computeFlightEmissions';
const OWN = 'https://demo-test.web.app';
const LISTED = 'https://partner.example';
const FOREIGN = 'https://example.org';

const api = servedThroughout(() => serveApi(testServices({ CORS_ORIGINS: LISTED })));

const allowed = ({ headers }: { readonly headers: Headers }) => headers.get('access-control-allow-origin');

function preflight(path: string, origin: string): Promise<Response> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-goog-api-key,mcp-method',
  };
  return fetch(`${api.url}${path}`, { method: 'OPTIONS', headers });
}

describe('pages of any site', () => {
  it.each([
    ['an answer', () => post(api, FLIGHTS, {}, { origin: FOREIGN })],
    ['an error', () => post(api, FLIGHTS, { x: 1 }, { origin: FOREIGN })],
    ['an address where nothing stands', () => post(api, '/v1/nothing', {}, { origin: FOREIGN })],
    ['the OpenAPI document', () => fetch(`${api.url}/openapi.json`, { headers: { origin: FOREIGN } })],
    ['the discovery document', () => fetch(`${api.url}/$discovery/rest`, { headers: { origin: FOREIGN } })],
  ])('may read %s, without credentials', async (_, ask) => {
    const response = await ask();
    expect(allowed(response)).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('vary') ?? '').not.toContain('Origin');
  });

  it.each([FLIGHTS, '/openapi.json', '/$discovery/rest'])('may send any header to %s', async (path) => {
    const response = await preflight(path, FOREIGN);
    expect(response.status).toBe(204);
    expect(allowed(response)).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('*, Authorization');
  });

  it('may read every header that says something of the answer', async () => {
    const limited = await serveApi(testServices({ REQUESTS_PER_MINUTE: '2' }));
    const answers = [
      await post(limited, FLIGHTS, {}),
      await fetch(`${limited.url}/openapi.json`),
      await post(limited, FLIGHTS, {}),
    ];
    await limited.close();
    const exposed = answers[0]?.headers.get('access-control-expose-headers')?.toLowerCase().split(', ') ?? [];
    const sent = answers.flatMap(({ headers }) => [...headers.keys()]).filter((name) => !OF_TRANSPORT.test(name));
    expect(new Set(sent)).toEqual(new Set(['x-answered-by', 'x-data-hash', 'x-request-id', 'etag', 'retry-after']));
    expect(exposed).toEqual(expect.arrayContaining(sent));
    expect(exposed).toContain('x-filled-in');
  });
});

/** Headers that a page may read anyway, or that are of no use to it. */
const OF_TRANSPORT =
  /^(cache-control|content-.*|date|connection|keep-alive|transfer-encoding|vary|x-content-type-options|x-powered-by|access-control-.*)$/;

describe('the tools', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const ask = (origin: string | undefined, served = api) =>
    post(served, '/mcp', list, {
      accept: 'application/json, text/event-stream',
      ...(origin !== undefined && { origin }),
    });

  it('answer whoever is no page', async () => {
    const response = await ask(undefined);
    expect(response.status).toBe(200);
    expect(allowed(response)).toBeNull();
  });

  it.each([[OWN], ['https://demo-test.firebaseapp.com'], [LISTED]])('answer pages of %s', async (origin) => {
    const response = await ask(origin);
    expect(response.status).toBe(200);
    expect(allowed(response)).toBe(origin);
    expect(response.headers.get('vary')).toContain('Origin');
    const asked = await preflight('/mcp', origin);
    expect(asked.status).toBe(204);
    expect(allowed(asked)).toBe(origin);
  });

  it.each([[FOREIGN], ['null'], ['http://demo-test.web.app'], [`${OWN}.evil.example`], ['http://localhost:3000']])(
    'refuse pages of %s',
    async (origin) => {
      const response = await ask(origin);
      expect(response.status).toBe(403);
      expect(response.json).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
      expect(allowed(response)).toBeNull();
      const asked = await preflight('/mcp', origin);
      expect(asked.status).toBe(403);
      expect(allowed(asked)).toBeNull();
    },
  );

  it('answer pages of the same machine in the emulator, and no others there either', async () => {
    const local = await serveApi(testServices({ FUNCTIONS_EMULATOR: 'true' }));
    const statuses = [];
    for (const origin of ['http://localhost:6274', 'http://127.0.0.1:5000', 'http://[::1]:80', FOREIGN]) {
      statuses.push((await ask(origin, local)).status);
    }
    await local.close();
    expect(statuses).toEqual([200, 200, 200, 403]);
  });
});
