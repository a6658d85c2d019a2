/** One way to an input: its answer to a question, or undefined where it has none. */
export type Rule<Question, Data, Answer> = (question: Question, data: Data) => Answer | undefined;

/** The answer of the first rule that has one. */
export function firstAnswer<Question, Data, Answer>(
  rules: readonly Rule<Question, Data, Answer>[],
  question: Question,
  data: Data,
): Answer | undefined {
  for (const rule of rules) {
    const answer = rule(question, data);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
