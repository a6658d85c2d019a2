import { isRefusedQuestion } from './upstream-failure.ts';

/** Calls a batch may cost beyond its first. One refused entry of 1000 costs 20, two of 100 at most 26. */
const MAX_EXTRA_CALLS = 40;

/**
 * Answers to all questions, in their order. Where the upstream refuses a batch for what is asked in it, its halves are
 * asked by themselves, until only refused questions fail; or, when the calls are used up, all that was not told apart.
 *
 * @param fail - answers for questions that failed with an error
 */
export async function askInHalves<Question, Answer>(
  questions: readonly Question[],
  ask: (part: readonly Question[]) => Promise<readonly Answer[]>,
  fail: (part: readonly Question[], error: unknown) => readonly Answer[],
): Promise<readonly Answer[]> {
  let callsLeft = MAX_EXTRA_CALLS;
  const askPart = async (part: readonly Question[]): Promise<readonly Answer[]> => {
    try {
      return await ask(part);
    } catch (error) {
      if (!isRefusedQuestion(error) || part.length === 1 || callsLeft < 2) return fail(part, error);
      callsLeft -= 2;
      const middle = Math.ceil(part.length / 2);
      const halves = await Promise.all([askPart(part.slice(0, middle)), askPart(part.slice(middle))]);
      return halves.flat();
    }
  };
  return askPart(questions);
}
