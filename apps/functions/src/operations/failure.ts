import type { Failed, FailureCode } from '@tim/estimate-messages/answers';

/** Why an operation has no answer at all. Handlers turn it into their transport's error. */
export class OperationError extends Error {
  readonly code: FailureCode;
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, retryAfterSeconds }: Omit<Failed, 'kind'>, message: string) {
    super(message);
    this.name = 'OperationError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Answer = { readonly result: { readonly kind: string } | Failed };

const isFailed = (result: Answer['result']): result is Failed => result.kind === 'failed';

function failed(answers: readonly Answer[]): Failed | undefined {
  return answers.map(({ result }) => result).find(isFailed);
}

function operationError(failure: Failed): OperationError {
  return new OperationError(failure, 'The service that answers did not. Please try again.');
}

/**
 * @throws OperationError when there were questions and every one of them failed
 */
export function requireAnAnswer(answers: readonly Answer[]): void {
  const failure = failed(answers);
  if (failure && answers.every(({ result }) => isFailed(result))) throw operationError(failure);
}

/**
 * For answers that cannot say that one of them failed.
 *
 * @throws OperationError when a question failed
 */
export function requireEveryAnswer(answers: readonly Answer[]): void {
  const failure = failed(answers);
  if (failure) throw operationError(failure);
}
