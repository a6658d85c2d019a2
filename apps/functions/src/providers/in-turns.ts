import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest that one request works without letting others in [ms]. */
const LONGEST_TURN_MS = 10;

/** Answers one by one, letting other requests in between. */
export async function inTurns<Query, Answer>(
  queries: readonly Query[],
  answer: (query: Query) => Answer,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let turn = performance.now();
  for (const query of queries) {
    if (performance.now() - turn > LONGEST_TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
    answers.push(answer(query));
  }
  return answers;
}
