import { getInstallations } from 'firebase/installations';
import { getPerformance } from 'firebase/performance';
import { connectFirebaseApp } from '../api/firebase-app.ts';
import type { PlatformSettings } from '../config/env.ts';

/** Start the hosted platform's services of which the page itself has no need. This file is loaded lazily. */
export async function startPlatformServices(settings: PlatformSettings): Promise<void> {
  const app = await connectFirebaseApp(settings);
  getInstallations(app);
  getPerformance(app);
}
