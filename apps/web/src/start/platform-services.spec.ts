import { deleteApp, getApps } from 'firebase/app';
import * as installations from 'firebase/installations';
import { getToken } from 'firebase/installations';
import { getPerformance } from 'firebase/performance';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseEnv } from '../config/env.ts';
import { startPlatformServices } from './platform-services.ts';

vi.mock('firebase/installations', async (load) => ({
  ...(await load<typeof installations>()),
  getToken: vi.fn<typeof getToken>(),
}));
vi.mock('firebase/performance', () => ({ getPerformance: vi.fn<typeof getPerformance>() }));

const registered = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: 'id', VITE_FIREBASE_PROJECT_ID: 'mine' };
const { platform } = parseEnv(registered);
const demo = parseEnv({ MODE: 'emulator', PROD: true }).platform;
const app = expect.objectContaining({ options: { projectId: 'mine', apiKey: 'key', appId: 'id' } }) as object;

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => Promise.all(getApps().map(deleteApp)));

// spec: 7.24, 7.25, 7.26
it('starts installations and performance monitoring of the registered app', async () => {
  vi.mocked(getToken).mockResolvedValue('token');
  await startPlatformServices(platform);
  expect(getToken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ app }));
  expect(getPerformance).toHaveBeenCalledExactlyOnceWith(app);
});

// spec: 7.24, 7.25
it('starts app and installations of the demo project in the emulator, and asks nobody for anything', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await startPlatformServices(demo);
  expect(getApps().map(({ options }) => options.projectId)).toEqual(['demo-travel-impact']);
  expect(installations.getInstallations(getApps()[0])).toMatchObject({
    appConfig: { projectId: 'demo-travel-impact' },
  });
  expect(getToken).not.toHaveBeenCalled();
  expect(getPerformance).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

it('leaves performance monitoring alone, which would complain aloud, when the platform cannot be reached', async () => {
  vi.mocked(getToken).mockRejectedValue(new Error('offline'));
  await expect(startPlatformServices(platform)).rejects.toThrow('offline');
  expect(getPerformance).not.toHaveBeenCalled();
});
