// @vitest-environment node
import { getInstallations } from 'firebase/installations';
import { getPerformance } from 'firebase/performance';
import { expect, it, vi } from 'vitest';
import { parseEnv } from '../config/env.ts';
import { startPlatformServices } from './platform-services.ts';

vi.mock('firebase/app', () => ({ initializeApp: (options: unknown) => ({ options }) }));
vi.mock('firebase/installations', () => ({ getInstallations: vi.fn<typeof getInstallations>() }));
vi.mock('firebase/performance', () => ({ getPerformance: vi.fn<typeof getPerformance>() }));

it('starts installations and performance monitoring of the registered app', async () => {
  const registered = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: 'id', VITE_FIREBASE_PROJECT_ID: 'mine' };
  await startPlatformServices(parseEnv(registered).platform);
  const app = { options: { projectId: 'mine', apiKey: 'key', appId: 'id' } };
  expect(getInstallations).toHaveBeenCalledExactlyOnceWith(app);
  expect(getPerformance).toHaveBeenCalledExactlyOnceWith(app);
});
