import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RepeatedQuestions } from './repeated-questions.ts';

const LIMIT = 16;

/** Asks a question as its users do. */
function ask(questions: RepeatedQuestions<{ readonly of: number }>, number: number) {
  const kept = questions.answerTo(number);
  if (!kept && questions.isAskedAgain(number)) questions.keep(number, { of: number });
  return kept;
}

describe('RepeatedQuestions', () => {
  it('keeps an answer from the second question on', () => {
    const questions = new RepeatedQuestions<{ readonly of: number }>(LIMIT);
    expect([1, 2, 3].map(() => ask(questions, 7))).toEqual([undefined, undefined, { of: 7 }]);
  });

  it('gives each number its own answer, and none where it has none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 300 }), (numbers) => {
        const questions = new RepeatedQuestions<{ readonly of: number }>(LIMIT);
        for (const number of numbers) expect([undefined, number]).toContain(ask(questions, number)?.of);
      }),
    );
  });

  it('lets go what was not asked lately', () => {
    const questions = new RepeatedQuestions<{ readonly of: number }>(LIMIT);
    for (const number of [5, 5]) ask(questions, number);
    expect(ask(questions, 5)).toEqual({ of: 5 });
    for (let number = 100; number < 100 + 4 * LIMIT; number += 1) ask(questions, number);
    expect(ask(questions, 5)).toBeUndefined();
  });
});
