import fc from 'fast-check';

/** Any JSON value, with members that are dangerous to careless readers. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"flights":[]}}'),
    { constructor: { prototype: 1 } },
    { flights: { length: 1e9 } },
    { flights: [[[[[[]]]]]] },
    1e308,
    -0,
    '\u0000',
    '\ud800',
  ),
);

/** Letters that become others, or several, in upper or lower case. */
const FOLDING = ['ß', 'ßr', 'ﬃ', 'ﬀ', 'ŉd', 'ıst', 'İST', '\u212a', 'ſfo', 'ǆ'];

const code = fc.oneof(
  fc.constantFrom('ZRH', 'BOS', 'lhr', 'NYC', 'QQQ', '', 'ZÜR', '__proto__', ...FOLDING),
  fc.string({ maxLength: 5 }),
);
const carrier = fc.oneof(fc.constantFrom('LX', 'lx', 'QF', '', '1', 'constructor'), fc.string({ maxLength: 3 }));
const number = fc.oneof(
  fc.integer({ min: -10, max: 10_010 }),
  fc.constantFrom<unknown>('52', '1e3', '5.5', 'NaN', 1e21, 1e308, 5e-324, -0, null, true, '9'.repeat(30)),
  fc.constantFrom<unknown>(
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 53 + 2,
    '9223372036854775808',
  ),
);
const part = fc.oneof(fc.integer({ min: -1, max: 40 }), fc.integer({ min: 2018, max: 2030 }), number);
const date = fc.oneof(
  fc.record({ year: part, month: part, day: part }, { requiredKeys: [] }),
  fc.constantFrom<unknown>(
    { year: 2026, month: 12, day: 21 },
    { year: 2027, month: 2, day: 31 },
    { year: 2024 },
    null,
    '20261221',
  ),
);

/** Something that looks like a flight, a segment or a market, right or wrong in any part. */
const entry: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        origin: code,
        destination: code,
        operatingCarrierCode: carrier,
        carrier_code: carrier,
        flightNumber: number,
        departureDate: date,
        cabinClass: fc.constantFrom<unknown>('ECONOMY', 'FIRST', 'STEERAGE', 2, 9, null),
        distanceKm: fc.oneof(number, fc.bigInt({ min: -5n, max: 30_000_000_000_000_000n }).map(String)),
        aircraftCode: fc.oneof(fc.constantFrom('77W', 'A333', 'x'), fc.string({ maxLength: 5 })),
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: anyJson },
);

/** Something that looks like a request. */
const requestJson: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      {
        flights: fc.oneof(
          { weight: 9, arbitrary: fc.array(entry, { maxLength: 5 }) },
          { weight: 1, arbitrary: anyJson },
        ),
        markets: fc.oneof(
          { weight: 9, arbitrary: fc.array(entry, { maxLength: 5 }) },
          { weight: 1, arbitrary: anyJson },
        ),
        includeEmissionsInputs: fc.constantFrom<unknown>(true, false, null, 'true'),
        includeWorking: fc.constantFrom<unknown>(true, false, 1),
        modelVersion: anyJson,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 2, arbitrary: fc.record({ flights: fc.array(entry, { maxLength: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ markets: fc.array(entry, { maxLength: 5 }) }) },
  { weight: 1, arbitrary: anyJson },
);

const known = fc.constantFrom('ZRH', 'bos', 'LHR', 'jfk', 'SIN', 'SYD', 'NYC', 'QQQ');
const market = { origin: known, destination: known };
const year = fc.integer({ min: 2019, max: 2028 });
const month = fc.integer({ min: 1, max: 12 });
/** Whole or partial, as the calendar has it. */
const knownDate = fc.oneof(
  { weight: 8, arbitrary: fc.record({ year, month, day: fc.integer({ min: 1, max: 28 }) }) },
  { weight: 1, arbitrary: fc.record({ year, month }) },
  { weight: 1, arbitrary: fc.record({ year }) },
);
const flight = fc.record({
  ...market,
  operatingCarrierCode: fc.constantFrom('LX', 'ba', 'SQ', 'QF', 'XX'),
  flightNumber: fc.integer({ min: 1, max: 999 }),
  departureDate: fc.oneof(knownDate, fc.constant({ year: 2027, month: 3, day: 4 })),
});
const segment = fc.record(
  {
    ...market,
    carrierCode: fc.constantFrom('LX', 'BA'),
    flightNumber: fc.integer({ min: 1, max: 999 }),
    departureDate: knownDate,
    cabinClass: fc.constantFrom('ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'),
    distanceKm: fc.integer({ min: 1, max: 20_000 }),
  },
  { requiredKeys: ['departureDate', 'cabinClass', 'distanceKm'] },
);
const listOf = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 20 });

/** A path and a request that fits it. */
export const fitting: fc.Arbitrary<{ readonly path: string; readonly json: unknown }> = fc.oneof(
  fc.record({
    path: fc.constantFrom('/v1/flights:computeFlightEmissions', '/v1/flights:computeDetailedFlightEmissions'),
    json: fc.record({ flights: listOf(flight) }),
  }),
  fc.record({
    path: fc.constant('/v1/flights:computeFlightEmissions'),
    json: fc.record({ flights: listOf(flight), includeWorking: fc.boolean() }),
  }),
  fc.record({
    path: fc.constant('/v1/flights:computeTypicalFlightEmissions'),
    json: fc.record({ markets: listOf(fc.record(market)) }),
  }),
  fc.record({
    path: fc.constant('/v1/flights:computeScope3FlightEmissions'),
    json: fc.record({ flights: listOf(segment) }),
  }),
);

/** Lists or objects in one another, closed or not. */
const deep: fc.Arbitrary<string> = fc
  .record({
    depth: fc.constantFrom(63, 65, 5000, 8000, 100_000),
    before: fc.constantFrom('{"flights":', '{"data":', '{"data":{"markets":', '{"params":{"arguments":', ''),
    isObject: fc.boolean(),
    isClosed: fc.boolean(),
  })
  .map(({ depth, before, isObject, isClosed }) => {
    const open = (isObject ? '{"a":' : '[').repeat(depth);
    const close = (isObject ? '}' : ']').repeat(depth) + '}'.repeat(before.split('{').length - 1);
    return `${before}${open}${isObject && isClosed ? '1' : ''}${isClosed ? close : ''}`;
  });

/** The callables' own notation of types, right or wrong. */
const typed: fc.Arbitrary<unknown> = fc
  .constantFrom('type.googleapis.com/google.protobuf.Int64Value', 'x', 7, null)
  .map((type) => ({ '@type': type, value: 'ZRH' }))
  .chain((value) => fc.constantFrom<unknown>(value, { flights: [value] }, { markets: [{ origin: value }] }));

const tool = fc.constantFrom(
  'compute_flight_emissions',
  'compute_detailed_flight_emissions',
  'compute_typical_flight_emissions',
  'nothing',
);

/** One call of a tool. */
const toolCall: fc.Arbitrary<unknown> = fc
  .record({ name: tool, input: requestJson })
  .map(({ name, input }) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }));

const someOf = (length: number, one: unknown) => Array.from({ length }, () => one);

/** More than anybody sends by hand: at the limits, and beyond them. */
const many: fc.Arbitrary<unknown> = fc
  .record({ entry, length: fc.constantFrom(25, 26, 1000, 1001, 4000), call: toolCall, includeWorking: fc.boolean() })
  .chain(({ entry: one, length, call, includeWorking }) =>
    fc.constantFrom<unknown>(
      { flights: someOf(length, one), includeWorking },
      { data: { flights: someOf(length, one), includeWorking } },
      { markets: someOf(length, one), includeWorking },
      someOf(length, call),
    ),
  );

/** A request's bytes: JSON, cut or broken JSON, or anything. */
export const body: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 2, arbitrary: requestJson.map((json) => Buffer.from(JSON.stringify({ data: json }))) },
  { weight: 1, arbitrary: typed.map((json) => Buffer.from(JSON.stringify({ data: json }))) },
  { weight: 1, arbitrary: toolCall.map((json) => Buffer.from(JSON.stringify(json))) },
  { weight: 1, arbitrary: deep.map((json) => Buffer.from(json)) },
  { weight: 1, arbitrary: many.map((json) => Buffer.from(JSON.stringify(json))) },
  { weight: 8, arbitrary: requestJson.map((json) => Buffer.from(JSON.stringify(json))) },
  { weight: 1, arbitrary: requestJson.map((json) => Buffer.from(JSON.stringify(json).slice(0, -1))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);

const fieldsText = fc.stringMatching(/^[a-zA-Z_,/.()* ]{0,40}$/);

/** A query as clients send it, or not. */
export const query: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      '',
      'alt=json',
      'prettyPrint=false',
      'key=k',
      'fields=*',
      'fields=flightEmissions/flight',
    ),
  },
  { weight: 2, arbitrary: fieldsText.map((fields) => `fields=${encodeURIComponent(fields)}`) },
  { weight: 1, arbitrary: fc.webQueryParameters() },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

/** An address, most of them right. */
export const path: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      '/v1/flights:computeFlightEmissions',
      '/v1/flights:computeDetailedFlightEmissions',
      '/v1/flights:computeTypicalFlightEmissions',
      '/v1/flights:computeScope3FlightEmissions',
      '/v1/flights%3AcomputeFlightEmissions',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('/mcp', '/$discovery/rest', '/openapi.json') },
  { weight: 1, arbitrary: fc.webPath() },
);

/** Headers as clients send them, or not. */
export const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'application/json; charset=utf-8',
          'application/json; charset=utf-16',
          'application/json; charset=none',
          'application/JSON',
          'application/cloudevents+json',
          'application/x-www-form-urlencoded',
          'application/x-protobuf',
          'multipart/form-data; boundary=x',
          'text/plain',
          '',
        ),
      },
    ),
    accept: fc.constantFrom('application/json, text/event-stream', 'text/event-stream', '*/*'),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'br;q=x', '*', 'gzip;q=0', ',,,;;;=='),
    origin: fc.constantFrom('https://demo-test.web.app', 'null', 'https://example.org'),
    'x-forwarded-for': fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[^ -~]/g, '')),
    ),
    'x-goog-api-key': fc.string({ maxLength: 10 }),
    traceparent: fc.string({ maxLength: 60 }),
  },
  { requiredKeys: [] },
);
