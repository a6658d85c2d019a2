import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest that one request works without letting others in [ms]. */
const LONGEST_TURN_MS = 10;

/** Works through a list, letting other requests in between. */
export async function forEachInTurns<T>(list: Iterable<T>, work: (entry: T) => void): Promise<void> {
  let turn = performance.now();
  for (const entry of list) {
    if (performance.now() - turn > LONGEST_TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
    work(entry);
  }
}

/** Answers one by one, letting other requests in between. */
export async function inTurns<Query, Answer>(
  queries: readonly Query[],
  answer: (query: Query) => Answer,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  await forEachInTurns(queries, (query) => void answers.push(answer(query)));
  return answers;
}
