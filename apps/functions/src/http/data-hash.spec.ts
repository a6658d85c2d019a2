import { describe, expect, it } from 'vitest';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';
import { servedThroughout } from '../testing/served-throughout.ts';
import { tables } from '../testing/tables.ts';

const market = { origin: 'ZRH', destination: 'BOS' };
const flights = [lx52];
const flown = [{ ...market, departureDate: { year: 2025 }, cabinClass: 'ECONOMY' }];

const api = servedThroughout(() => serveApi());

describe.each([
  ['computeFlightEmissions', { flights }, { includeEmissionsInputs: false }],
  ['computeDetailedFlightEmissions', { flights }, { includeAdditions: true }],
  ['computeTypicalFlightEmissions', { markets: [market] }, { includeWorking: false }],
  ['computeScope3FlightEmissions', { flights: flown }, { includeAdditions: true }],
])('an answer of %s', (method, body, additions) => {
  const dataHash = tables().dataSha256?.slice(0, 16);

  it('names its data in a header, and beside the version where the additions are asked for', async () => {
    const plain = await post(api, `/v1/flights:${method}`, body);
    const full = await post(api, `/v1/flights:${method}`, { ...body, ...additions });
    expect(dataHash).toMatch(/^[0-9a-f]{16}$/);
    for (const { headers } of [plain, full]) expect(headers.get('x-data-hash')).toBe(dataHash);
    expect(full.json).toMatchObject({ modelVersion: { major: 3, dataHash } });
    expect(Object.keys((plain.json as { modelVersion: object }).modelVersion)).not.toContain('dataHash');
  });
});

it('an answer of another service names no data of ours', async () => {
  const { provider, ...services } = testServices();
  const other = { ...provider, flightEmissions: async () => ({ answers: [], modelVersion: { ...VERSION } }) };
  const served = await serveApi({ ...services, provider: other });
  const { status, headers, json } = await post(served, '/v1/flights:computeFlightEmissions', { flights });
  await served.close();
  expect([status, headers.get('x-data-hash'), json]).toEqual([200, null, { modelVersion: { major: 9 } }]);
});

const VERSION = { major: 9, minor: 0, patch: 0, dated: '' };
