import { LIMITS } from '@tim/validation';
import pLimit from 'p-limit';
import { OperationError } from '../operations/failure.ts';
import { nextTurn } from './in-turns.ts';

/** Longest that a large request waits for the others; what remains of the function's time is for its own work [ms]. */
const LONGEST_WAIT_MS = 30_000;

/** Answers a request now, or when the large ones before it are done. */
export type Queue = <Answer>(work: number, answer: () => Promise<Answer>) => Promise<Answer>;

/**
 * A queue for large requests, by the work that `workOfRequest` counts, so that what they hold in memory at once is bounded and
 * small ones pass them.
 *
 * @param atOnce - large requests that are answered at the same time
 * @param nowMs - a clock that never goes back [ms]
 */
export function queueLargeRequests(atOnce: number, nowMs: () => number = () => performance.now()): Queue {
  const line = pLimit(atOnce);
  return (work, answer) => {
    if (work <= LIMITS.workAtOnce) return answer();
    const asked = nowMs();
    return line(async () => {
      await nextTurn();
      if (nowMs() - asked <= LONGEST_WAIT_MS) return answer();
      throw new OperationError(
        { code: 'unavailable', retryAfterSeconds: LONGEST_WAIT_MS / 1000 },
        'Too many large requests at once. Please try again, or ask for fewer flights or markets in one request.',
      );
    });
  };
}
