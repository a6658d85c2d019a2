import type { FlightAnswer, TypicalAnswer } from '@tim/estimate-messages/answers';
import { AnsweredBy } from '@tim/messages';
import type { Answers, Provider } from './provider.ts';

type Answer = FlightAnswer | TypicalAnswer;

/** Fills in what failed, and only that, from the second's answers; says of each that it did. */
async function fillIn<Query, A extends Answer>(
  queries: readonly Query[],
  first: Answers<A>,
  askSecond: (queries: readonly Query[]) => Promise<Answers<A>>,
): Promise<Answers<A>> {
  const failed = queries.filter((_, at) => first.answers[at]?.result.kind === 'failed');
  if (failed.length === 0) return { ...first, filledIn: 0 };
  const second = await askSecond(failed);
  const inOrder = second.answers.values();
  const answers = first.answers.map((answer) => {
    if (answer.result.kind !== 'failed') return answer;
    const next = inOrder.next();
    return next.done ? answer : { ...next.value, answeredBy: AnsweredBy.ANSWERED_BY_ENGINE_AFTER_FAILURE };
  });
  const isAllSecond = failed.length === queries.length;
  const modelVersion = isAllSecond ? second.modelVersion : first.modelVersion;
  return { ...first, answers, modelVersion, filledIn: failed.length };
}

/**
 * Asks the first, and the second for each question the first failed to answer. What the first does not know stays
 * unknown: the second is no second opinion.
 */
export function fallingBack(first: Provider, second: Provider): Provider {
  return {
    name: 'tim-api-then-engine',
    flightEmissions: async (queries, options) =>
      fillIn(queries, await first.flightEmissions(queries, options), (failed) =>
        second.flightEmissions(failed, options),
      ),
    typicalEmissions: async (queries, options) =>
      fillIn(queries, await first.typicalEmissions(queries, options), (failed) =>
        second.typicalEmissions(failed, options),
      ),
  };
}
