import type { AnswerFailureCode, Failed, FlightAnswer, TypicalAnswer } from '@tim/estimate-messages/answers';

/** Why an operation has no answer at all. Handlers turn it into their transport's error. */
export class OperationError extends Error {
  readonly code: AnswerFailureCode;
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, retryAfterSeconds }: Omit<Failed, 'kind'>, message: string) {
    super(message);
    this.name = 'OperationError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Answer = FlightAnswer | TypicalAnswer;

const failuresIn = (answers: readonly Answer[]): readonly Failed[] =>
  answers.flatMap(({ result }) => (result.kind === 'failed' ? [result] : []));

function operationError(failure: Failed): OperationError {
  const message =
    failure.code === 'invalid-argument'
      ? 'The service that answers refused what was asked.'
      : 'The service that answers did not. Please try again.';
  return new OperationError(failure, message);
}

/** @throws OperationError when there were questions and every one of them failed */
export function requireAnAnswer(answers: readonly Answer[]): void {
  const failures = failuresIn(answers);
  const [first] = failures;
  if (first && failures.length === answers.length) throw operationError(first);
}

/**
 * For answers that have no words for a failed entry. A refused question counts as unknown: its entry stays empty, and the others
 * are kept.
 *
 * @throws OperationError when a question failed, or every one was refused
 */
export function requireEveryAnswer(answers: readonly Answer[]): void {
  requireAnAnswer(answers);
  const failure = failuresIn(answers).find(({ code }) => code !== 'invalid-argument');
  if (failure) throw operationError(failure);
}
