import { getInstallations, getToken } from 'firebase/installations';
import { getPerformance } from 'firebase/performance';
import { connectFirebaseApp } from '../api/firebase-app.ts';
import type { PlatformSettings } from '../config/env.ts';

/**
 * Start the hosted platform's services of which the page itself has no need. This file is loaded lazily.
 *
 * Rejects when the platform cannot be reached. The installation is registered first, because performance monitoring
 * would otherwise register it and write its failure on the console.
 */
export async function startPlatformServices(settings: PlatformSettings): Promise<void> {
  const app = await connectFirebaseApp(settings);
  await getToken(getInstallations(app));
  getPerformance(app);
}
