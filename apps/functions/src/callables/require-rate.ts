import { HttpsError } from 'firebase-functions/https';
import type { Verdict } from '../guard/rate-limiter.ts';

/** @throws HttpsError when the client has asked too often */
export function requireRate(verdict: Verdict): void {
  if (verdict.kind === 'allowed') return;
  const { retryAfterSeconds } = verdict;
  throw new HttpsError('resource-exhausted', 'Too many requests. Please try again later.', { retryAfterSeconds });
}
