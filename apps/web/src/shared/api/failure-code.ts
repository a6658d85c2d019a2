import type { FailureCode } from './outcome.ts';

const CODE_OF_STATUS: Readonly<Record<number, FailureCode>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

const CODES = new Set<string>(Object.values(CODE_OF_STATUS));

/** The callable protocol's code for an HTTP status. */
export function failureCodeOfStatus(status: number): FailureCode {
  return CODE_OF_STATUS[status] ?? 'internal';
}

/** The code a Firebase error carries, for example "functions/unavailable". */
export function failureCodeOfError(error: unknown): FailureCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const bare = code.replace(/^functions\//, '');
  return isFailureCode(bare) ? bare : 'internal';
}

function isFailureCode(code: string): code is FailureCode {
  return CODES.has(code);
}
