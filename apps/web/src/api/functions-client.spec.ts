// @vitest-environment node
import { initializeAppCheck } from 'firebase/app-check';
import { connectFunctionsEmulator, httpsCallable } from 'firebase/functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '../config/env.ts';
import { createFunctionsClient } from './functions-client.ts';

const call = vi.hoisted(() => vi.fn<(data: unknown) => Promise<{ data: unknown }>>());

vi.mock('firebase/app', () => ({ initializeApp: (options: unknown) => ({ options }) }));
vi.mock('firebase/functions', () => ({
  connectFunctionsEmulator: vi.fn<typeof connectFunctionsEmulator>(),
  getFunctions: (app: unknown, region: string) => ({ app, region }),
  httpsCallable: vi.fn<() => typeof call>(() => call),
}));
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

beforeEach(() => {
  vi.clearAllMocks();
  call.mockResolvedValue({ data: { flightEmissions: [] } });
});

describe('the functions client', () => {
  // spec: 7.11, 9.6
  it('calls a function by name with a time-out of 70 s and gives its data', async () => {
    const callFunction = await clientOf({ MODE: 'production' });
    expect(await callFunction('computeFlightEmissions', { flights: [] })).toEqual({ flightEmissions: [] });
    expect(httpsCallable).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ region: 'us-central1' }),
      'computeFlightEmissions',
      { timeout: 70_000 },
    );
    expect(call).toHaveBeenCalledExactlyOnceWith({ flights: [] });
    expect(connectFunctionsEmulator).not.toHaveBeenCalled();
  });

  it('asks the emulator on port 5001 in the emulator’s build', async () => {
    await clientOf({ MODE: 'emulator' });
    expect(connectFunctionsEmulator).toHaveBeenCalledExactlyOnceWith(expect.anything(), '127.0.0.1', 5001);
  });

  it.each([{ MODE: 'production', ...REGISTERED }, { MODE: 'emulator' }])('attests nothing with %o', async (raw) => {
    await clientOf(raw);
    expect(initializeAppCheck).not.toHaveBeenCalled();
  });

  // spec: 7.10
  it('attests every call with the site key, before the first is made', async () => {
    await clientOf({ MODE: 'production', ...REGISTERED, VITE_APP_CHECK_SITE_KEY: 'site' });
    expect(initializeAppCheck).toHaveBeenCalledExactlyOnceWith(
      { options: { projectId: 'demo-travel-impact', apiKey: 'key', appId: '1:2:web:3' } },
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
