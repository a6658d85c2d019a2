import { HttpsError } from 'firebase-functions/https';
import type { AppCheck } from '../config/environment.ts';
import type { Sent } from '../guard/client-address.ts';

/** The form of a token: three parts of base64 with dots between them. In the emulator nothing else is checked. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Whether a token could not be checked because the keys for it could not be fetched. */
function isKeyFetchError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'key-fetch-error';
}

/** Loaded at the first token, so that starting costs nothing where none is asked for. */
async function isVerified(token: string): Promise<boolean> {
  const [{ getApps, initializeApp }, { getAppCheck }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/app-check'),
  ]);
  try {
    await getAppCheck(getApps()[0] ?? initializeApp()).verifyToken(token);
    return true;
  } catch (error) {
    if (isKeyFetchError(error)) throw new HttpsError('unavailable', 'The app could not be checked. Please try again.');
    return false;
  }
}

/**
 * Lets a call pass whose App Check token shows that it comes from the site.
 *
 * @throws HttpsError when it has none, or one that does not hold, or nobody could tell
 */
export async function requireAttested({ headers }: Pick<Sent, 'headers'>, appCheck: AppCheck): Promise<void> {
  if (appCheck === 'off') return;
  const token = headers['x-firebase-appcheck'];
  const isAttested =
    typeof token === 'string' && TOKEN.test(token) && (appCheck === 'unsigned' || (await isVerified(token)));
  if (!isAttested) throw new HttpsError('unauthenticated', 'Unauthenticated');
}
