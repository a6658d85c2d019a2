import type { PlatformSettings } from './env.ts';

/** A part of the emulator's addresses. */
export const REGION = 'us-central1';
export const EMULATOR = { host: '127.0.0.1', port: 5001 };

/** Where the functions are called: behind the site's own address, or in the emulator. With a slash at its end. */
export function functionsBase({ usesEmulator, projectId }: PlatformSettings): string {
  return usesEmulator ? `http://${EMULATOR.host}:${EMULATOR.port}/${projectId}/${REGION}/` : '/';
}
