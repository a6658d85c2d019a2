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
   * Counts what a request that was let in takes beyond that one. It is answered all the same: the client waits
   * afterwards, until what it took is made good.
   */
  readonly charge: (client: string, work: number) => void;
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
  return {
    admit: (client) => {
      if (perMinute === 0) return { kind: 'allowed' };
      const bucket = refilled(client);
      if (bucket.tokens < 1) {
        const waitMs = ((1 - bucket.tokens) * MS_PER_MINUTE) / perMinute;
        return { kind: 'limited', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
      }
      bucket.tokens -= 1;
      return { kind: 'allowed' };
    },
    charge: (client, work) => {
      if (perMinute > 0) refilled(client).tokens -= work;
    },
  };
}
