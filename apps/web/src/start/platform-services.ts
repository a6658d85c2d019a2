import { getInstallations, getToken } from 'firebase/installations';
import { connectFirebaseApp } from '../shared/api/firebase-app.ts';
import type { PlatformSettings } from '../config/env.ts';

/**
 * Start the hosted platform's services of which the page itself has no need: the app, installations and performance
 * monitoring. This file is loaded lazily.
 *
 * Without a registered app, as in the emulator, app and installations are those of the demo project, which asks nobody
 * for anything; performance monitoring cannot be started without asking.
 *
 * Rejects when the platform cannot be reached. The installation is registered first, because performance monitoring
 * would otherwise register it and write its failure on the console.
 */
export async function startPlatformServices(settings: PlatformSettings): Promise<void> {
  const app = await connectFirebaseApp(settings);
  const installations = getInstallations(app);
  if (settings.app === undefined) {
    return;
  }
  await getToken(installations);
  const { getPerformance } = await import('firebase/performance');
  getPerformance(app);
}
