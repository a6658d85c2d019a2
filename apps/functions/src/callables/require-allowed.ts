import { HttpsError } from 'firebase-functions/https';
import type { CallableRequest } from 'firebase-functions/https';
import { clientKey } from '../guard/client-address.ts';
import type { Services } from '../services/services.ts';

/** Largest body of a callable [bytes]: the site sends a few hundred; 1000 flights take about 200 kB. */
export const MAX_CALLABLE_BODY_BYTES = 262_144;

/**
 * Whether a call may be looked at: not too large, attested where that is asked for, not too often.
 *
 * @throws HttpsError when it may not
 */
export function requireAllowed({ app, rawRequest }: CallableRequest<unknown>, { settings, limit }: Services): void {
  if (((rawRequest.rawBody as Uint8Array | undefined) ?? []).length > MAX_CALLABLE_BODY_BYTES) {
    throw new HttpsError('invalid-argument', `The request is larger than ${MAX_CALLABLE_BODY_BYTES} bytes.`);
  }
  if (settings.isAppCheckEnforced && !app) throw new HttpsError('unauthenticated', 'Unauthenticated');
  const verdict = limit(clientKey(rawRequest));
  if (verdict.kind === 'limited') {
    throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.', {
      retryAfterSeconds: verdict.retryAfterSeconds,
    });
  }
}
