import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import { UpstreamFailure, upstreamFailureOf } from './upstream-failure.ts';

const RETRIES = 2;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3000;

/** The time that all calls for one question share. */
export type Deadline = { readonly signal: AbortSignal; readonly remainingMs: () => number };

export function startDeadline(deadlineMs: number): Deadline {
  const endMs = performance.now() + deadlineMs;
  return { signal: AbortSignal.timeout(deadlineMs), remainingMs: () => endMs - performance.now() };
}

/** Settles as the promise does, or fails when time is up, whatever the promise is waiting for. */
async function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const { promise: timeUp, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(upstreamFailureOf(undefined, true));
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Ask, and ask again twice at most where the upstream is only busy (429, 503): after the time it names, else after a
 * random and growing one.
 *
 * @param ask - is given a signal that ends it when time is up
 * @throws UpstreamFailure, always, when there is no answer
 */
export async function askUpstream<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { signal, remainingMs }: Deadline,
): Promise<T> {
  let before: UpstreamFailure | undefined;
  const attempt = async () => {
    try {
      return await within(signal, ask(signal));
    } catch (error) {
      // If time ran out during repetitions, the error that made them necessary says more than the time-out.
      before = before && signal.aborted ? before : upstreamFailureOf(error, signal.aborted);
      throw before;
    }
  };
  return pRetry(attempt, {
    retries: RETRIES,
    minTimeout: FIRST_WAIT_MS,
    maxTimeout: LONGEST_WAIT_MS,
    randomize: true,
    shouldRetry: async ({ error, retryDelay, retriesLeft }) => {
      if (!(error instanceof UpstreamFailure) || !error.isWorthRepeating || retriesLeft === 0) return false;
      const namedMs = (error.told.retryAfterSeconds ?? 0) * 1000;
      if (namedMs + retryDelay >= remainingMs()) return false;
      await sleep(namedMs);
      return true;
    },
  });
}
