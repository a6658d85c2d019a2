import { HttpsError } from 'firebase-functions/https';
import type { AppCheck } from '../config/environment.ts';

/** What is asked of a request to tell its app. */
type Attested = { readonly headers: { readonly [name: string]: string | readonly string[] | undefined } };

/** Three parts of base64 with dots between them: all that is looked at where nothing is verified. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Loaded at the first token, so that starting costs nothing where none is asked for. */
async function isVerified(token: string): Promise<boolean> {
  const [{ getApps, initializeApp }, { getAppCheck }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/app-check'),
  ]);
  try {
    await getAppCheck(getApps()[0] ?? initializeApp()).verifyToken(token);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets a call pass whose App Check token shows that it comes from the site.
 *
 * @throws HttpsError when it has none, or one that does not hold
 */
export async function requireAttested({ headers }: Attested, appCheck: AppCheck): Promise<void> {
  if (appCheck === 'off') return;
  const token = headers['x-firebase-appcheck'];
  const isAttested =
    typeof token === 'string' && TOKEN.test(token) && (appCheck === 'unsigned' || (await isVerified(token)));
  if (!isAttested) throw new HttpsError('unauthenticated', 'Unauthenticated');
}
