import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, serveApi, testServices } from '../testing/served-api.ts';
import type { ServedApi } from '../testing/served-api.ts';

const FLIGHTS = '/v1/flights:computeFlightEmissions';

type ErrorJson = {
  readonly error: { code: number; message: string; status: string; details?: readonly Record<string, unknown>[] };
};

let api: ServedApi;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());

async function errorOf(path: string, body: unknown, headers = {}): Promise<ErrorJson['error'] & { http: number }> {
  const { status, json } = await post(api, path, body, headers);
  return { ...(json as ErrorJson).error, http: status };
}

const violation = (description: string, field?: string) => ({
  '@type': 'type.googleapis.com/google.rpc.BadRequest',
  fieldViolations: [{ ...(field !== undefined && { field }), description }],
});

describe('a date no calendar has', () => {
  const SCOPE3 = '/v1/flights:computeScope3FlightEmissions';
  const segment = { origin: 'ZRH', destination: 'BOS', cabinClass: 'ECONOMY' };

  it.each([
    [{ year: 2027, month: 2, day: 31 }],
    [{ year: 2027, month: 13, day: 1 }],
    [{ year: 2027, month: 1, day: 32 }],
    [{ year: 2027, day: 5 }],
    [{ year: 10_000, month: 1, day: 1 }],
    [{ year: 2027, month: -1 }],
  ])('%j is refused by every method that takes one', async (departureDate) => {
    const flight = { origin: 'ZRH', destination: 'BOS', operatingCarrierCode: 'LX', flightNumber: 52 };
    for (const [path, entry] of [
      [FLIGHTS, flight],
      ['/v1/flights:computeDetailedFlightEmissions', flight],
      [SCOPE3, segment],
    ] as const) {
      const error = await errorOf(path, { flights: [{ ...entry, departureDate }] });
      expect(error).toMatchObject({ http: 400, status: 'INVALID_ARGUMENT' });
      expect(error.details).toMatchObject([{ fieldViolations: [{ field: 'flights[0].departure_date' }] }]);
    }
  });
});

describe('a request that cannot be read', () => {
  it.each([
    [{ x: 1 }, `Invalid JSON payload received. Unknown name "x": Cannot find field.`, undefined],
    [
      { flights: [{ x: 1 }] },
      `Invalid JSON payload received. Unknown name "x" at 'flights[0]': Cannot find field.`,
      'flights[0]',
    ],
    [
      { flights: [{ flightNumber: 1.5 }] },
      `Invalid value at 'flights[0].flight_number' (TYPE_INT32), 1.5`,
      'flights[0].flight_number',
    ],
    [{ flights: [{ origin: 5 }] }, `Invalid value at 'flights[0].origin' (TYPE_STRING), 5`, 'flights[0].origin'],
    [
      { flights: [{ departureDate: '2026-12-21' }] },
      `Invalid value at 'flights[0].departure_date' (type.googleapis.com/tim.api.v1.Date), "2026-12-21"`,
      'flights[0].departure_date',
    ],
    [
      { flights: [{ origin: ['ZRH'] }] },
      `Invalid JSON payload received. Unknown name "origin" at 'flights[0]': Proto field is not repeating, cannot start list.`,
      'flights[0]',
    ],
  ])('%j is refused, field by field', async (body, message, field) => {
    const error = await errorOf(FLIGHTS, body);
    expect(error).toEqual({
      http: 400,
      code: 400,
      status: 'INVALID_ARGUMENT',
      message,
      details: [violation(message, field)],
    });
  });

  it('names several faults, a line each', async () => {
    const { message, details } = await errorOf(FLIGHTS, { a: 1, flights: [{ b: 2 }] });
    expect(message.split('\n')).toHaveLength(2);
    expect(details?.[0]?.['fieldViolations']).toHaveLength(2);
  });

  it.each([
    ['no JSON', '{"flights":', 'application/json'],
    ['JSON of another kind', 'null', 'application/json'],
    ['text', 'flights', 'text/plain'],
    ['a form', 'flights=1', 'application/x-www-form-urlencoded'],
    ['more than a megabyte', JSON.stringify({ flights: [{ origin: 'x'.repeat(1_100_000) }] }), 'application/json'],
  ])('is refused when it is %s', async (_, body, type) => {
    await post(api, FLIGHTS, {});
    const error = await errorOf(FLIGHTS, body, { 'content-type': type });
    expect(error).toMatchObject({ http: 400, status: 'INVALID_ARGUMENT' });
  });
});

/** Lists in one another. */
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('a body', () => {
  it('may nest 64 deep and no deeper, and an error repeats none of it', async () => {
    const { message: shallow } = await errorOf(FLIGHTS, `{"flights":${nested(63)}}`);
    expect(shallow).toBe("Invalid value at 'flights[0]' (type.googleapis.com/tim.api.v1.Flight), a list");
    for (const depth of [64, 5000, 100_000]) {
      const { http, message } = await errorOf(FLIGHTS, `{"flights":${nested(depth)}}`);
      expect([http, message]).toEqual([400, expect.stringContaining('64 deep')]);
    }
  });

  it('is refused when nothing says that it is JSON, whatever it holds', async () => {
    const response = await fetch(`${api.url}${FLIGHTS}`, { method: 'POST', body: Buffer.from('{"flights":[]}') });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Content-Type: application/json');
  });

  it('may hold what 1000 flights have, and not a hundred thousand names', async () => {
    const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`n${at}`, 1]));
    for (const path of [FLIGHTS, '/mcp']) {
      const { status, text } = await post(api, path, { jsonrpc: '2.0', params: names });
      expect([status, text]).toEqual([400, expect.stringContaining('15000 commas')]);
    }
  });

  it('that is null is JSON, but no request', async () => {
    expect((await errorOf(FLIGHTS, 'null')).message).toContain("Invalid value at ''");
  });

  it('has no code in letters that only become one in upper case', async () => {
    const flight = { origin: 'ßf', destination: 'ﬀo', operatingCarrierCode: 'ß', flightNumber: 1 };
    const { json } = await post(api, FLIGHTS, { flights: [flight] });
    expect(json).toMatchObject({ flightEmissions: [{ flight: { origin: 'ßF', destination: 'ﬀO' } }] });
  });
});

describe('a request for the working', () => {
  const flight = { origin: 'ZRH', destination: 'BOS', operatingCarrierCode: 'LX', flightNumber: 52 };
  it.each([
    ['computeFlightEmissions', 'flights'],
    ['computeTypicalFlightEmissions', 'markets'],
  ])('of %s holds at most 25 %s', async (method, list) => {
    const entry = list === 'flights' ? flight : { origin: 'ZRH', destination: 'BOS' };
    const ask = (length: number) =>
      post(api, `/v1/flights:${method}`, { [list]: Array.from({ length }, () => entry), includeWorking: true });
    expect((await ask(25)).status).toBe(200);
    const { status, json } = await ask(26);
    expect(status).toBe(400);
    expect((json as ErrorJson).error.details).toEqual([
      violation(`At most 25 ${list} with their working; the request has 26.`, list),
    ]);
  });
});

describe('a request for the ways to fly', () => {
  const TYPICAL = '/v1/flights:computeTypicalFlightEmissions';
  const market = { origin: 'ZRH', destination: 'BOS' };

  it('holds at most five markets', async () => {
    const markets = Array.from({ length: 6 }, () => market);
    const { status, json } = await post(api, TYPICAL, { markets, includeOptions: true });
    expect(status).toBe(400);
    expect((json as ErrorJson).error.details).toEqual([
      violation('At most 5 markets with their options; the request has 6.', 'markets'),
    ]);
  });

  it.each([
    [{ year: 2026, month: 2, day: 30 }, 'Give a whole date of the calendar: year, month and day.'],
    [{ year: 2020, month: 1, day: 1 }, 'optionsDate: Give a departure date from today to a year ahead'],
  ])('on %j is refused with the field and its rule', async (optionsDate, rule) => {
    const { status, text } = await post(api, TYPICAL, { markets: [market], includeOptions: true, optionsDate });
    expect(status).toBe(400);
    expect(text).toContain(rule);
  });
});

describe('a request that cannot be answered', () => {
  const flight = { origin: 'ZRH', destination: 'BOS' };
  it.each([
    ['computeFlightEmissions', { flights: Array.from({ length: 1001 }, () => flight) }],
    ['computeDetailedFlightEmissions', { flights: Array.from({ length: 101 }, () => flight) }],
    ['computeTypicalFlightEmissions', { markets: Array.from({ length: 1001 }, () => flight) }],
    ['computeScope3FlightEmissions', { flights: Array.from({ length: 1001 }, () => flight) }],
  ])('is refused over the limit of %s', async (method, body) => {
    const error = await errorOf(`/v1/flights:${method}`, body);
    expect(error).toMatchObject({
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: 'Request contains an invalid argument.',
    });
  });

  it.each([
    ['computeFlightEmissions', 1000, 'flights'],
    ['computeDetailedFlightEmissions', 100, 'flights'],
    ['computeTypicalFlightEmissions', 1000, 'markets'],
  ])('is answered at the limit of %s', async (method, count, list) => {
    const { status } = await post(api, `/v1/flights:${method}`, {
      [list]: Array.from({ length: count }, () => flight),
    });
    expect(status).toBe(200);
  });

  it.each([
    ['$.x=1', 'Cannot bind query parameter'],
    ['alt=proto', 'alt'],
    ['callback=f', 'callback'],
    [`quotaUser=${'x'.repeat(41)}`, 'quotaUser'],
    ['prettyPrint=perhaps', 'prettyPrint'],
    ['$.xgafv=3', `Invalid value '3' for system query parameter : $.xgafv`],
    ['$.xgafv=', `Invalid value '' for system query parameter : $.xgafv`],
    ['$.xgafv=1&$.xgafv=01', `Invalid value '01'`],
  ])('is refused for its query: %s', async (query, told) => {
    const error = await errorOf(`${FLIGHTS}?${query}`, {});
    expect(error.http).toBe(400);
    expect(JSON.stringify(error)).toContain(told);
  });

  it.each(['1', '2', '3&$.xgafv=2'])('takes every parameter clients send, $.xgafv=%s', async (format) => {
    const query = 'access_token=&alt=json&fields=&key=k&oauth_token=&quotaUser=u&uploadType=&upload_protocol=';
    const { status } = await post(api, `${FLIGHTS}?${query}&$.xgafv=${format}`, {});
    expect(status).toBe(200);
  });

  it.each([['/v1/flights:nothing'], ['/v1/flights'], ['/'], ['/v2/flights:computeFlightEmissions']])(
    'is not found at %s',
    async (path) => {
      expect(await errorOf(path, {})).toMatchObject({ http: 404, status: 'NOT_FOUND' });
    },
  );
});

describe('API keys, where an operator lists them', () => {
  let guarded: ServedApi;
  beforeAll(async () => {
    const API_KEY_HASHES = createHash('sha256').update('right').digest('hex');
    guarded = await serveApi(testServices({ API_KEY_HASHES }));
  });
  afterAll(() => guarded.close());

  it('are asked for', async () => {
    const { status, json } = await post(guarded, FLIGHTS, {});
    expect(status).toBe(403);
    expect((json as ErrorJson).error).toEqual({
      code: 403,
      status: 'PERMISSION_DENIED',
      message:
        "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
    });
  });

  it('are refused when they are wrong', async () => {
    const { status, json } = await post(guarded, `${FLIGHTS}?key=wrong`, {});
    expect(status).toBe(400);
    expect((json as ErrorJson).error).toMatchObject({
      message: 'API key not valid. Please pass a valid API key.',
      details: [{ reason: 'API_KEY_INVALID', domain: 'googleapis.com' }],
    });
  });

  it('are accepted in the query and in the header', async () => {
    expect((await post(guarded, `${FLIGHTS}?key=right`, {})).status).toBe(200);
    expect((await post(guarded, FLIGHTS, {}, { 'x-goog-api-key': 'right' })).status).toBe(200);
  });
});
