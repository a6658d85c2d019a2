import { setImmediate } from 'node:timers/promises';

/** Longest that one request works without letting others in [ms]. */
const LONGEST_TURN_MS = 4;

/** The end of the line for turns: one for the process, since all requests share its one event loop. */
let lastTurn: Promise<unknown> = Promise.resolve();

/** Waits for a turn. Between two turns, whoever's they are, the process reads and sends what waits for it. */
export function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Works through a list, letting other requests in between. */
export async function forEachInTurns<T>(list: Iterable<T>, work: (entry: T) => void): Promise<void> {
  await nextTurn();
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
