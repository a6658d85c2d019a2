import { describe, expect, it } from 'vitest';
import { createMemory } from './memory.ts';

type Answer = { readonly said: string; readonly isLasting: boolean };

function newMemory({ maxEntries = 100, maxAgeMs = 60_000, batchSize = 2 } = {}) {
  const batches: string[][] = [];
  const memory = createMemory<string, Answer>({
    limits: { maxEntries, maxAgeMs },
    batchSize,
    keyOf: (question) => question,
    isLasting: ({ isLasting }) => isLasting,
    ask: async (questions) => {
      batches.push([...questions]);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return questions.map((question) => ({ said: question.toUpperCase(), isLasting: question !== 'x' }));
    },
  });
  return { memory, batches };
}

const said = async (asked: Promise<{ answers: readonly Answer[] }>) =>
  (await asked).answers.map((answer) => answer.said);

describe('the memory of answers', () => {
  it('asks in batches and answers in order', async () => {
    const { memory, batches } = newMemory();
    expect(await said(memory(['c', 'a', 'b']))).toEqual(['C', 'A', 'B']);
    expect(batches).toEqual([['c', 'a'], ['b']]);
  });

  it('asks once what is asked twice at the same time, in one request or in two', async () => {
    const { memory, batches } = newMemory();
    const [one, two] = await Promise.all([memory(['a', 'a']), memory(['b', 'a'])]);
    expect([one.answers.length, two.answers.length]).toEqual([2, 2]);
    expect(batches.flat().toSorted()).toEqual(['a', 'b']);
  });

  it('remembers answers and counts what it remembered', async () => {
    const { memory, batches } = newMemory();
    await memory(['a']);
    expect((await memory(['a', 'b'])).hits).toBe(1);
    expect(batches).toEqual([['a'], ['b']]);
  });

  it('forgets failures at once, the old after their time, and the least used when it is full', async () => {
    const failing = newMemory();
    await failing.memory(['x']);
    await failing.memory(['x']);
    expect(failing.batches).toHaveLength(2);
    const short = newMemory({ maxAgeMs: 1 });
    await short.memory(['a']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await short.memory(['a'])).hits).toBe(0);
    const small = newMemory({ maxEntries: 1 });
    await small.memory(['a', 'b']);
    expect((await small.memory(['a', 'b'])).hits).toBe(1);
  });
});
