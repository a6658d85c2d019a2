import { circuitBreaker, CircuitState, ConsecutiveBreaker, CountBreaker, handleAll } from 'cockatiel';
import type { IBreaker } from 'cockatiel';
import { CircuitOpen, isRefusedQuestion } from './upstream-failure.ts';

/** The circuit opens after so many failures in a row, ... */
const MAX_FAILURES_IN_A_ROW = 5;
/** ... or when half of so many last calls failed: the library wants more than its threshold, so it is just below. */
const LAST_CALLS = { size: 20, threshold: 0.49 };

/** From the opening to the one call that tries again; and longer than a call's deadline, so that none outlasts it. */
const OPEN_MS = 30_000;

/** Hears of each change of state, for the operator. */
export type CircuitListener = (state: 'open' | 'half-open' | 'closed') => void;

/** Asks while the upstream is believed to answer, and fails at once with `CircuitOpen` while it is not. */
export type Circuit = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/** Opens when one of the breakers would; each hears of every call. */
function oneOf(...breakers: readonly IBreaker[]): IBreaker {
  return {
    state: undefined,
    success: (state) => breakers.forEach((breaker) => breaker.success(state)),
    failure: (state) => breakers.map((breaker) => breaker.failure(state)).includes(true),
  };
}

/** A circuit for every call of the upstream. While one call tries again, the others fail at once rather than wait. */
export function createCircuit(onChange: CircuitListener): Circuit {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: OPEN_MS,
    breaker: oneOf(new ConsecutiveBreaker(MAX_FAILURES_IN_A_ROW), new CountBreaker(LAST_CALLS)),
  });
  let nextTryEpochMs = 0;
  const stop = (state: 'open' | 'half-open') => {
    nextTryEpochMs = Date.now() + OPEN_MS;
    onChange(state);
  };
  breaker.onBreak(() => stop('open'));
  breaker.onHalfOpen(() => stop('half-open'));
  breaker.onReset(() => onChange('closed'));

  return async (ask) => {
    const waitMs = nextTryEpochMs - Date.now();
    if (breaker.state !== CircuitState.Closed && waitMs > 0) throw new CircuitOpen(Math.ceil(waitMs / 1000));
    const settled = await breaker.execute(async () => {
      try {
        const answer = await ask();
        return () => answer;
      } catch (error) {
        if (!isRefusedQuestion(error)) throw error;
        // The upstream is well, so to the breaker this is a success.
        return () => {
          throw error;
        };
      }
    });
    return settled();
  };
}
