import { LRUCache } from 'lru-cache';

/** Answers in the order of the questions, and how many were remembered. */
export type Memory<Question, Answer extends object> = (
  questions: readonly Question[],
) => Promise<{ readonly answers: readonly Answer[]; readonly hits: number }>;

export type MemoryOptions<Question, Answer extends object> = {
  /** How many answers are remembered, and how long. */
  readonly limits: { readonly maxEntries: number; readonly maxAgeMs: number };
  /** Most questions in one batch. */
  readonly batchSize: number;
  readonly keyOf: (question: Question) => string;
  /** Answers to a batch, in its order; never throws. */
  readonly ask: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** Whether an answer may be given again. */
  readonly isLasting: (answer: Answer) => boolean;
};

function split<T>(entries: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, at) => entries.slice(at * size, (at + 1) * size));
}

/**
 * Remembers answers for a while, and asks each question that is in the air already only once, whoever else asks it.
 * What is new is asked in batches and joined in the order of the questions.
 */
export function createMemory<Question, Answer extends object>(
  options: MemoryOptions<Question, Answer>,
): Memory<Question, Answer> {
  const { limits, batchSize, keyOf, ask, isLasting } = options;
  const known = new LRUCache<string, Answer>({ max: limits.maxEntries, ttl: limits.maxAgeMs });
  const asked = new Map<string, Promise<Answer>>();

  const startBatch = (batch: readonly (readonly [string, Question])[]) => {
    const answering = ask(batch.map(([, question]) => question));
    for (const [at, [key]] of batch.entries()) {
      const one = answering.then((answers) => {
        const answer = answers[at];
        if (answer === undefined) throw new Error('a batch was answered in part');
        if (isLasting(answer)) known.set(key, answer);
        return answer;
      });
      asked.set(
        key,
        one.finally(() => asked.delete(key)),
      );
    }
  };

  return async (questions) => {
    const keys = questions.map(keyOf);
    const found = new Map<string, Answer>();
    const fresh = new Map<string, Question>();
    for (const [at, key] of keys.entries()) {
      const remembered = known.get(key);
      const question = questions[at];
      if (remembered !== undefined) found.set(key, remembered);
      else if (question !== undefined && !asked.has(key)) fresh.set(key, question);
    }
    for (const batch of split([...fresh], batchSize)) startBatch(batch);
    const answers = await Promise.all(
      keys.map((key) => {
        const answer = found.get(key) ?? asked.get(key);
        if (answer === undefined) throw new Error('a question was not asked');
        return Promise.resolve(answer);
      }),
    );
    return { answers, hits: keys.filter((key) => found.has(key)).length };
  };
}
