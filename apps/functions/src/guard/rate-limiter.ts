import { LRUCache } from 'lru-cache';

/** Clients remembered at once; the one silent longest is forgotten first. */
const MAX_CLIENTS = 10_000;

const MS_PER_MINUTE = 60_000;

type Bucket = { tokens: number; at: number };

/** Whether a client may ask now; if not, when [s]. */
export type Verdict = { readonly kind: 'allowed' } | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/** Counts the work of clients, each for itself. */
export type RateLimiter = {
  /** Whether the client may ask; if so, the request counts for one. */
  readonly admit: (client: string) => Verdict;
  /**
   * Counts the work of an admitted request beyond one, if the client has anything left. It may overdraw: the client then waits
   * until that is made good, at most a minute, because its address may be forged. Requests admitted at the same time see each
   * other's work here.
   */
  readonly charge: (client: string, work: number) => Verdict;
};

/**
 * A token bucket for each client: as much work at once as it may ask for in a minute, refilled evenly. Bounded in
 * memory, without timers; each instance counts for itself.
 *
 * @param perMinute - 0 for any amount
 * @param nowMs - a clock that never goes back [ms]
 */
export function createRateLimiter(perMinute: number, nowMs: () => number = () => performance.now()): RateLimiter {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });
  const refilled = (client: string): Bucket => {
    const now = nowMs();
    const { tokens, at } = buckets.get(client) ?? { tokens: perMinute, at: now };
    const bucket = { tokens: Math.min(perMinute, tokens + ((now - at) * perMinute) / MS_PER_MINUTE), at: now };
    buckets.set(client, bucket);
    return bucket;
  };
  /** Takes `work` from a client that has at least `least` left. */
  const take = (client: string, work: number, least: number): Verdict => {
    if (perMinute === 0) return { kind: 'allowed' };
    const bucket = refilled(client);
    if (bucket.tokens < least) {
      const waitMs = ((1 - bucket.tokens) * MS_PER_MINUTE) / perMinute;
      return { kind: 'limited', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    bucket.tokens = Math.max(-perMinute, bucket.tokens - work);
    return { kind: 'allowed' };
  };
  return {
    admit: (client) => take(client, 1, 1),
    charge: (client, work) => take(client, work, 0),
  };
}
