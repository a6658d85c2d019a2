import { deleteApp, getApps } from 'firebase/app';
import { initializeAppCheck } from 'firebase/app-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '../../config/env.ts';
import { createFunctionsClient } from './functions-client.ts';

// Attestation wants a browser and the network; everything else of Firebase is the real thing, save what fetch brings.
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: vi.fn<typeof initializeAppCheck>(),
  CustomProvider: class {
    readonly kind = 'custom';
    readonly options: unknown;
    constructor(options: unknown) {
      this.options = options;
    }
  },
  ReCaptchaEnterpriseProvider: class {
    readonly kind = 'recaptcha';
    readonly siteKey: string;
    constructor(siteKey: string) {
      this.siteKey = siteKey;
    }
  },
}));

const REGISTERED = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: '1:2:web:3' };
const clientOf = (raw: Record<string, string>) => createFunctionsClient(parseEnv(raw).platform);
const ask = vi.fn<(url: string, init: { method: string; body: string }) => Promise<Response>>();

beforeEach(() => {
  vi.clearAllMocks();
  ask.mockImplementation(() => Promise.resolve(Response.json({ result: { flightEmissions: [] } })));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', new URL('https://my-project--preview-a1.web.app/lookup/flight?itinerary=ZRH-SFO'));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await Promise.all(getApps().map(deleteApp));
});

describe('the functions client', () => {
  // spec: 7.11, 9.6
  it('calls a function by name with a time-out of 70 s and gives its data', async () => {
    vi.useFakeTimers();
    const callFunction = await clientOf({ MODE: 'production' });
    expect(await callFunction('computeFlightEmissions', { flights: [] })).toEqual({ flightEmissions: [] });
    ask.mockImplementation(() => new Promise(() => undefined));
    const failed = vi.fn<(error: unknown) => void>();
    void callFunction('computeFlightEmissions', {}).catch(failed);
    await vi.advanceTimersByTimeAsync(69_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'functions/deadline-exceeded' }));
  });

  // spec: 9.7
  it.each([
    ['production', 'the page’s own origin', 'https://my-project--preview-a1.web.app/computeFlightEmissions'],
    [
      'emulator',
      'the emulator on port 5001',
      'http://127.0.0.1:5001/demo-travel-impact/us-central1/computeFlightEmissions',
    ],
  ])('posts a call, in a build of mode %s, to %s', async (MODE, _where, address) => {
    await (
      await clientOf({ MODE })
    )('computeFlightEmissions', { flights: [] });
    expect(ask).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ method: 'POST' }));
    expect(JSON.parse(ask.mock.calls[0]?.[1].body ?? '')).toEqual({ data: { flights: [] } });
  });

  it.each([{ MODE: 'production', ...REGISTERED }, { MODE: 'emulator' }])('attests nothing with %o', async (raw) => {
    await clientOf(raw);
    expect(initializeAppCheck).not.toHaveBeenCalled();
  });

  // spec: 7.10
  it('attests every call with the site key, before the first is made', async () => {
    await clientOf({ MODE: 'production', ...REGISTERED, VITE_APP_CHECK_SITE_KEY: 'site' });
    expect(initializeAppCheck).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ options: { projectId: 'demo-travel-impact', apiKey: 'key', appId: '1:2:web:3' } }),
      { provider: { kind: 'recaptcha', siteKey: 'site' }, isTokenAutoRefreshEnabled: true },
    );
  });

  it('attests with an unsigned token in the emulator, when a flag asks for it', async () => {
    await clientOf({ MODE: 'emulator', VITE_APP_CHECK_UNSIGNED: 'true' });
    expect(initializeAppCheck).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ provider: expect.objectContaining({ kind: 'custom' }) }),
    );
  });
});
