import { HttpsError } from 'firebase-functions/https';
import type { Meter } from '../guard/meters.ts';

/** @throws HttpsError when the client has asked too often */
export function requireRate(meter: Meter): void {
  const verdict = meter.admit();
  if (verdict.kind === 'allowed') return;
  const { retryAfterSeconds } = verdict;
  throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.', { retryAfterSeconds });
}
