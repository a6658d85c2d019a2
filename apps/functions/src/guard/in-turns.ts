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

/** Goes through work that pauses, letting other requests in between, and returns its result. */
export async function workInTurns<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  await nextTurn();
  let turn = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - turn > LONGEST_TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
  }
}

/** Works through a list, letting other requests in between. */
export async function forEachInTurns<T>(list: Iterable<T>, work: (entry: T) => void): Promise<void> {
  await workInTurns(
    (function* eachEntry() {
      for (const entry of list) {
        work(entry);
        yield;
      }
    })(),
  );
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
