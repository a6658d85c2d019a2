import { clientKey } from './client-address.ts';
import type { Proxy, Sent } from './client-address.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { Verdict } from './rate-limiter.ts';

/** Counts the work of the one client that sent a request. */
export type Meter = {
  /** Whether the client may ask. */
  readonly admit: () => Verdict;
  /** Counts the work of an admitted request, unless other requests of the client have used up its quota meanwhile. */
  readonly charge: (work: number) => Verdict;
};

/** The meter of who sent a request: of its key where it gave one that is accepted, otherwise of its address. */
export type Meters = (request: Sent, acceptedKeyHash?: string) => Meter;

/** What a client may ask for in a minute, in flights or markets; 0 for any number. */
export type Quotas = { readonly perMinute: number; readonly perMinuteWithKey: number };

/** A request counts for its work, and an empty request for one. */
export function createMeters({ perMinute, perMinuteWithKey }: Quotas, proxy: Proxy): Meters {
  const ofAddresses = createRateLimiter(perMinute);
  const ofKeys = createRateLimiter(perMinuteWithKey);
  return (request, acceptedKeyHash) => {
    const limiter = acceptedKeyHash === undefined ? ofAddresses : ofKeys;
    const client = acceptedKeyHash ?? clientKey(request, proxy);
    return {
      admit: () => limiter.admit(client),
      // `admit` has counted one already.
      charge: (work) => limiter.charge(client, Math.max(0, work - 1)),
    };
  };
}
