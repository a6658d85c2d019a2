import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { PlatformSettings } from '../../config/env.ts';
import { EMULATOR, REGION } from '../../config/functions-base.ts';
import type { CallFunction } from './callable-transport.ts';
import { connectFirebaseApp } from './firebase-app.ts';
import { CALL_TIMEOUT_MS } from './transport.ts';

/**
 * The functions client: it posts a call to the page's own origin, from where the hosting passes it on, or straight to
 * the emulator. This file is loaded lazily, and with it everything of Firebase.
 */
export async function createFunctionsClient(settings: PlatformSettings): Promise<CallFunction> {
  const app = await connectFirebaseApp(settings);
  const functions = getFunctions(app, settings.usesEmulator ? REGION : location.origin);
  if (settings.usesEmulator) {
    connectFunctionsEmulator(functions, EMULATOR.host, EMULATOR.port);
  }
  return async (name, data) => (await httpsCallable(functions, name, { timeout: CALL_TIMEOUT_MS })(data)).data;
}
