import { initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { CallFunction } from './callable-transport.ts';
import { CALL_TIMEOUT_MS } from './transport.ts';

const REGION = 'us-central1';
const EMULATOR = { host: '127.0.0.1', port: 5001 };
/** The client wants one to start; callable functions do not look at it. */
const PLACEHOLDER_API_KEY = 'not-needed-by-callable-functions';

type ClientSettings = { readonly projectId: string; readonly usesEmulator: boolean };

/** The Firebase functions client. This file is loaded lazily, and with it everything of Firebase. */
export function createFunctionsClient({ projectId, usesEmulator }: ClientSettings): CallFunction {
  const functions = getFunctions(initializeApp({ projectId, apiKey: PLACEHOLDER_API_KEY }), REGION);
  if (usesEmulator) {
    connectFunctionsEmulator(functions, EMULATOR.host, EMULATOR.port);
  }
  return async (name, data) => (await httpsCallable(functions, name, { timeout: CALL_TIMEOUT_MS })(data)).data;
}
