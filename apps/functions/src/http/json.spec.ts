import { describe, expect, it } from 'vitest';
import { lx52, post, serveApi } from '../testing/served-api.ts';
import { servedThroughout } from '../testing/served-throughout.ts';

const FLIGHTS = '/v1/flights:computeFlightEmissions';

const api = servedThroughout(() => serveApi());

describe('a request’s JSON', () => {
  it('is read in either naming, with numbers as text', async () => {
    const snake = {
      flights: [
        {
          origin: 'ZRH',
          destination: 'BOS',
          operating_carrier_code: 'LX',
          flight_number: '52',
          departure_date: { year: '2026', month: 12, day: 21.0 },
        },
      ],
    };
    const [camel, other] = await Promise.all([post(api, FLIGHTS, { flights: [lx52] }), post(api, FLIGHTS, snake)]);
    expect(other.json).toEqual(camel.json);
  });

  it('may leave identifiers out or hold none that exist: the entry comes back without emissions', async () => {
    const flights = [
      {},
      { ...lx52, departureDate: null },
      { ...lx52, departureDate: {} },
      { ...lx52, departureDate: { year: 2027 } },
      { ...lx52, departureDate: { year: 2027, month: 2 } },
      { ...lx52, departureDate: { month: 2, day: 29 } },
      { ...lx52, departureDate: { year: 2020, month: 1, day: 1 } },
      { ...lx52, origin: '__proto__' },
      { ...lx52, flightNumber: -3 },
    ];
    const { status, json } = await post(api, FLIGHTS, { flights });
    expect(status).toBe(200);
    const { flightEmissions } = json as { flightEmissions: readonly object[] };
    expect(flightEmissions).toHaveLength(flights.length);
    for (const entry of flightEmissions) expect(Object.keys(entry)).toEqual(['flight']);
  });

  it.each([[undefined], [{}], [{ year: 2027, month: 2 }]])(
    'with the date %j is told which dates are answered, and no date it did not send',
    async (departureDate) => {
      const flights = [{ ...lx52, departureDate }];
      const { json } = await post(api, FLIGHTS, { flights, includeEmissionsInputs: true });
      expect(json).toMatchObject({
        flightEmissions: [
          {
            unavailableDetail: {
              field: 'departureDate',
              earliestDate: { year: 2026, month: 11, day: 21 },
              latestDate: { year: 2027, month: 11, day: 22 },
            },
          },
        ],
      });
      expect(JSON.stringify(json)).not.toContain('"value"');
    },
  );

  it('answers nothing with the model’s version alone', async () => {
    const { json } = await post(api, FLIGHTS, '');
    expect(Object.keys(json as object)).toEqual(['modelVersion']);
  });
});

describe('an answer', () => {
  it('is indented unless it is told not to be', async () => {
    const pretty = await post(api, FLIGHTS, { flights: [lx52] });
    const plain = await post(api, `${FLIGHTS}?prettyPrint=false`, { flights: [lx52] });
    expect(pretty.text).toContain('{\n  "flightEmissions"');
    expect(plain.text.trimEnd()).not.toContain('\n');
    expect(plain.json).toEqual(pretty.json);
    const refused = await post(api, `${FLIGHTS}?prettyPrint=false`, { x: 1 });
    expect(refused.status).toBe(400);
    expect(refused.text.trimEnd()).not.toContain('\n');
  });

  it.each([
    [
      'flightEmissions/emissionsGramsPerPax/economy',
      { flightEmissions: [{ emissionsGramsPerPax: { economy: expect.any(Number) } }] },
    ],
    ['flight_emissions(flight(origin),source)', { flightEmissions: [{ flight: { origin: 'ZRH' }, source: 'TIM' }] }],
    ['flightEmissions.source,modelVersion.major', { flightEmissions: [{ source: 'TIM' }], modelVersion: { major: 3 } }],
    [
      'flightEmissions/flight/departureDate/*,flightEmissions/source',
      { flightEmissions: [{ flight: { departureDate: lx52.departureDate }, source: 'TIM' }] },
    ],
  ])('holds the fields asked for: %s', async (fields, expected) => {
    const { json } = await post(api, `${FLIGHTS}?fields=${encodeURIComponent(fields)}&alt=json`, { flights: [lx52] });
    expect(json).toEqual(expected);
  });

  it('holds the fields a header asks for, where the address names none', async () => {
    const only = { 'x-goog-fieldmask': 'modelVersion.major' };
    expect((await post(api, FLIGHTS, {}, only)).json).toEqual({ modelVersion: { major: 3 } });
    const { json } = await post(api, `${FLIGHTS}?fields=modelVersion/dated`, {}, only);
    expect(json).toEqual({ modelVersion: { dated: expect.any(String) } });
  });

  it.each([
    ['nothing'],
    ['flightEmissions/nothing'],
    ['flightEmissions('],
    ['flightEmissions)'],
    [','],
    ['modelVersion/major/minor'],
  ])('refuses fields it does not have: %s', async (fields) => {
    const { status, json } = await post(api, `${FLIGHTS}?fields=${encodeURIComponent(fields)}`, {});
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain("Error expanding 'fields' parameter");
  });

  it.each([
    ['gzip, deflate', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['identity', null],
  ])('is compressed as the client accepts: %s', async (accepted, expected) => {
    const flights = Array.from({ length: 20 }, () => lx52);
    const { headers, json } = await post(api, FLIGHTS, { flights }, { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(expected);
    expect((json as { flightEmissions: readonly unknown[] }).flightEmissions).toHaveLength(20);
  });
});

describe('the specification’s older dialect', () => {
  it('is answered when its switches are given', async () => {
    const flights = [{ ...lx52, flightNumber: '52' }];
    const { json } = await post(api, FLIGHTS, {
      flights,
      includeEmissionsInputs: true,
      includeEmissionsBreakdown: true,
    });
    expect(json).toMatchObject({
      flightEmissions: [
        {
          flight: { flightNumber: 52 },
          source: 'TIM',
          emissionsGramsPerPax: { economy: expect.any(Number) },
          emissionsInputs: { emissionsInputEntries: { loadFactor: { dataSource: expect.any(String) } } },
          emissionsBreakdown: { wttEmissionsGramsPerPax: { economy: expect.any(Number) } },
        },
      ],
    });
  });

  it('leaves out what a switch refuses, and says why there is no estimate', async () => {
    const flights = [lx52, { ...lx52, operatingCarrierCode: 'QF' }];
    const { json } = await post(api, FLIGHTS, { flights, includeEmissionsInputs: false });
    const { flightEmissions } = json as { flightEmissions: readonly Record<string, unknown>[] };
    expect(flightEmissions[0]).not.toHaveProperty('emissionsInputs');
    expect(flightEmissions[0]).toHaveProperty('emissionsBreakdown');
    expect(flightEmissions[1]).toMatchObject({ unavailableReason: 'CARRIER_NOT_ON_ROUTE' });
  });
});
