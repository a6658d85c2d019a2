import { describe, expect, it } from 'vitest';
import { post, serveApi, testServices } from '../testing/served-api.ts';
import { written } from '../testing/written-log.ts';

const SCOPE3 = '/v1/flights:computeScope3FlightEmissions';
const market = { origin: 'ZRH', destination: 'BOS' };
const flown = { ...market, departureDate: { year: 2025 }, cabinClass: 'ECONOMY' };

describe('scope 3', () => {
  it.each(['engine', 'tim-api', 'tim-api-then-engine'])(
    'is the engine’s where the provider is %s, and says so in header, entry and log',
    async (PROVIDER) => {
      const nobodyListens = 'http://127.0.0.1:9';
      const api = await serveApi(testServices({ PROVIDER, TIM_API_KEY: 'key', TIM_API_ROOT_URL: nobodyListens }));
      const { status, headers, json } = await post(api, SCOPE3, { flights: [flown], includeAdditions: true });
      await post(api, SCOPE3, { flights: [{ ...flown, departureDate: { year: 2018 } }] });
      const call = { name: 'compute_scope3_flight_emissions', arguments: { flights: [flown] } };
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
      await post(api, '/mcp', message, { accept: 'application/json, text/event-stream' });
      await api.close();
      expect(status).toBe(200);
      expect(headers.get('x-answered-by')).toBe('engine');
      expect(json).toMatchObject({
        flightEmissions: [
          {
            source: 'TYPICAL_FLIGHT_EMISSIONS',
            answeredBy: 'ANSWERED_BY_ENGINE',
            range: { low: { economy: expect.any(Number) as number }, high: { economy: expect.any(Number) as number } },
          },
        ],
      });
      expect(written.map((line) => JSON.parse(line) as unknown)).toMatchObject([
        { provider: 'engine', code: 'ok' },
        { provider: 'engine', code: 'invalid-argument' },
        { provider: 'engine', code: 'ok' },
      ]);
    },
  );
});

describe('an entry of scope 3 without an estimate', () => {
  const flights = [
    { ...flown, destination: 'QQQ' },
    { ...flown, departureDate: { year: 2027 } },
  ];

  it('says why where the additions are asked for, and is the flight alone where they are not', async () => {
    const api = await serveApi();
    const plain = await post(api, SCOPE3, { flights });
    const full = await post(api, SCOPE3, { flights, includeAdditions: true });
    await api.close();
    expect(plain.json).toMatchObject({ flightEmissions: flights.map((flight) => ({ flight })) });
    expect(plain.text).not.toMatch(/unavailable|answeredBy|range|warnings/);
    expect(full.json).toMatchObject({
      flightEmissions: [
        { unavailableReason: 'UNKNOWN_AIRPORT', unavailableDetail: { field: 'destination', value: 'QQQ' } },
        {
          unavailableReason: 'DATE_OUT_OF_WINDOW',
          unavailableDetail: {
            field: 'departureDate',
            earliestDate: { year: 2019, month: 1, day: 1 },
            latestDate: { year: 2026, month: 12, day: 31 },
          },
        },
      ],
    });
  });
});
