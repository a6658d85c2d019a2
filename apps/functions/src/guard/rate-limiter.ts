import { LRUCache } from 'lru-cache';

/** Clients remembered at once; the one silent longest is forgotten first. */
const MAX_CLIENTS = 10_000;

const MS_PER_MINUTE = 60_000;

type Bucket = { tokens: number; at: number };

/** Whether a client may ask now; if not, when [s]. */
export type Verdict = { readonly kind: 'allowed' } | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/**
 * A token bucket for each client: as many requests at once as it may send in a minute, refilled evenly. Bounded in
 * memory, without timers; each instance counts for itself.
 *
 * @param perMinute - 0 for any number
 * @param nowMs - a clock that never goes back [ms]
 */
export function createRateLimiter(
  perMinute: number,
  nowMs: () => number = () => performance.now(),
): (client: string) => Verdict {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });
  return (client) => {
    if (perMinute === 0) return { kind: 'allowed' };
    const now = nowMs();
    const bucket = buckets.get(client) ?? { tokens: perMinute, at: now };
    const refilled = ((now - bucket.at) * perMinute) / MS_PER_MINUTE;
    bucket.tokens = Math.min(perMinute, bucket.tokens + refilled);
    bucket.at = now;
    buckets.set(client, bucket);
    if (bucket.tokens < 1) {
      const waitMs = ((1 - bucket.tokens) * MS_PER_MINUTE) / perMinute;
      return { kind: 'limited', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    bucket.tokens -= 1;
    return { kind: 'allowed' };
  };
}
