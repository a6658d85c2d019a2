import { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { withOffline } from './offline-transport.ts';
import { createThisDevice, type ThisDevice } from './this-device.ts';
import { flightRequest } from '../api/requests.ts';
import { TransportError, type Transport } from '../api/transport.ts';

const modelVersion = { major: 3, minor: 0, patch: 0, dated: '20260101' };
const here = FlightEmissionsResponse.fromPartial({ modelVersion });
const request = flightRequest([]);
const { signal } = new AbortController();
const failure = new TransportError('internal');
const failing: Transport = {
  flightEmissions: () => Promise.reject(failure),
  typicalEmissions: () => Promise.reject(failure),
};
const answers = {
  flightEmissions: async () => here,
  load: async () => undefined,
  typicalEmissions: async () => TypicalEmissionsResponse.fromPartial({ modelVersion }),
};
const computing: ThisDevice = { ...createThisDevice(), work: async () => answers };
const without: ThisDevice = { ...createThisDevice(), work: () => Promise.reject(new Error('no tables')) };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the browser knows of none', false],
  ['the site’s server cannot be reached', true],
])('answers here without network, and tells by which data: %s', async (_how, onLine) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await withOffline(failing, computing).flightEmissions(request, signal)).toBe(here);
  expect(computing.answeredBy()).toEqual(modelVersion);
});

it('leaves a failure as it is with network, and where no data is kept', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(withOffline(failing, computing).flightEmissions(request, signal)).rejects.toBe(failure);
  vi.stubGlobal('navigator', { onLine: false });
  await expect(withOffline(failing, without).flightEmissions(request, signal)).rejects.toBe(failure);
});
