import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { OperationError } from '../operations/failure.ts';

/** From here on a request is large [bytes]: it asks for more than two or three flights. */
const LARGE_BODY_BYTES = 512;

/** Longest that a large request waits for the others; what remains of the function's time is for its own work [ms]. */
const LONGEST_WAIT_MS = 30_000;

/** Answers a request now, or when the large ones before it are done. */
export type Queue = <Answer>(bodyBytes: number, answer: () => Promise<Answer>) => Promise<Answer>;

/**
 * A queue for large requests, so that what they hold in memory at once is bounded and small ones pass them.
 *
 * @param atOnce - large requests that are answered at the same time
 * @param nowMs - a clock that never goes back [ms]
 */
export function queueLargeRequests(atOnce: number, nowMs: () => number = () => performance.now()): Queue {
  const line = pLimit(atOnce);
  return (bodyBytes, answer) => {
    if (bodyBytes < LARGE_BODY_BYTES) return answer();
    const asked = nowMs();
    return line(async () => {
      // Others come in between two large ones, however short these are.
      await nextTurn();
      if (nowMs() - asked <= LONGEST_WAIT_MS) return answer();
      throw new OperationError(
        { code: 'unavailable', retryAfterSeconds: LONGEST_WAIT_MS / 1000 },
        'Too many large requests at once. Please try again, or ask for fewer flights or markets in one request.',
      );
    });
  };
}
