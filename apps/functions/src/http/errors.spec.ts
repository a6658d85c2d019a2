import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';
import { servedThroughout } from '../testing/served-throughout.ts';

const FLIGHTS = '/v1/flights:computeFlightEmissions';

type ErrorJson = {
  readonly error: { code: number; message: string; status: string; details?: readonly Record<string, unknown>[] };
};

const api = servedThroughout(() => serveApi());

async function errorOf(path: string, body: unknown): Promise<ErrorJson['error'] & { http: number }> {
  const { status, json } = await post(api, path, body);
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
    for (const [path, entry] of [
      [FLIGHTS, lx52],
      ['/v1/flights:computeDetailedFlightEmissions', lx52],
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
    ['no JSON', '{"flights":', 'application/json', 'The body is not JSON in UTF-8.'],
    ['JSON of another kind', 'null', 'application/json', "Invalid value at ''"],
    ['text', 'flights', 'text/plain', 'Content-Type: application/json'],
    ['a form', 'flights=1', 'application/x-www-form-urlencoded', 'Content-Type: application/json'],
    ['of no kind that is told', Buffer.from('{"flights":[]}'), undefined, 'Content-Type: application/json'],
    ['more than a megabyte', `{"x":"${'x'.repeat(1_100_000)}"}`, 'application/json', 'exceeds the limit'],
  ])('is refused when it is %s', async (_, body, type, message) => {
    const headers = { ...(type !== undefined && { 'content-type': type }) };
    const response = await fetch(`${api.url}${FLIGHTS}`, { method: 'POST', body, headers });
    const { error } = (await response.json()) as ErrorJson;
    expect([response.status, error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(JSON.stringify(error)).toContain(message);
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

  it('may hold what 1000 flights have, and not a hundred thousand names', async () => {
    const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`n${at}`, 1]));
    for (const path of [FLIGHTS, '/mcp']) {
      const { status, text } = await post(api, path, { jsonrpc: '2.0', params: names });
      expect([status, text]).toEqual([400, expect.stringContaining('15000 commas')]);
    }
  });

  it('has no code in letters that only become one in upper case', async () => {
    const flight = { origin: 'ßf', destination: 'ﬀo', operatingCarrierCode: 'ß', flightNumber: 1 };
    const { json } = await post(api, FLIGHTS, { flights: [flight] });
    expect(json).toMatchObject({ flightEmissions: [{ flight: { origin: 'ßF', destination: 'ﬀO' } }] });
  });
});

describe('a request for more than the figures', () => {
  const TYPICAL = 'computeTypicalFlightEmissions';
  const market = { origin: 'ZRH', destination: 'BOS' };

  it.each([
    ['computeFlightEmissions', 'includeWorking', 25, 'flights', 'with their working', lx52],
    [TYPICAL, 'includeWorking', 25, 'markets', 'with their working', market],
    [TYPICAL, 'includeOptions', 5, 'markets', 'with their options', market],
  ])('of %s with %s has at most %i %s', async (method, extra, most, list, words, entry) => {
    const ask = (length: number) =>
      post(api, `/v1/flights:${method}`, { [list]: Array.from({ length }, () => entry), [extra]: true });
    expect((await ask(most)).status).toBe(200);
    const { status, json } = await ask(most + 1);
    expect(status).toBe(400);
    expect((json as ErrorJson).error.details).toEqual([
      violation(`At most ${most} ${list} ${words}; the request has ${most + 1}.`, list),
    ]);
  });

  it.each([
    [{ year: 2026, month: 2, day: 30 }, 'Give a whole date of the calendar: year, month and day.'],
    [{ year: 2020, month: 1, day: 1 }, 'optionsDate: Give a departure date from today to a year ahead'],
  ])('on %j is refused with the field and its rule', async (optionsDate, rule) => {
    const body = { markets: [market], includeOptions: true, optionsDate };
    const { status, text } = await post(api, `/v1/flights:${TYPICAL}`, body);
    expect(status).toBe(400);
    expect(text).toContain(rule);
  });
});

describe('a request that cannot be answered', () => {
  const flight = { origin: 'ZRH', destination: 'BOS' };
  const segment = { ...flight, departureDate: { year: 2026 }, cabinClass: 'ECONOMY' };
  it.each([
    ['computeFlightEmissions', 1000, 'flights', flight],
    ['computeDetailedFlightEmissions', 100, 'flights', flight],
    ['computeTypicalFlightEmissions', 1000, 'markets', flight],
    ['computeScope3FlightEmissions', 1000, 'flights', segment],
  ])('of %s has more than %i %s', async (method, most, list, entry) => {
    const ask = (length: number) => post(api, `/v1/flights:${method}`, { [list]: Array.from({ length }, () => entry) });
    expect((await ask(most)).status).toBe(200);
    expect(await ask(most + 1)).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' } },
    });
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
  const API_KEY_HASHES = createHash('sha256').update('right').digest('hex');
  const guarded = servedThroughout(() => serveApi(testServices({ API_KEY_HASHES })));

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
