import type { StatusCode } from '@tim/api-documents';
import type { Fault } from './faults.ts';
import type { Verdict } from '../guard/rate-limiter.ts';

/** One field of the request and what is wrong with it, in English; the field in the proto's own naming. */
export type FieldViolation = {
  readonly field?: string;
  readonly description: string;
  /** The same for people, where it is said in other languages too. */
  readonly fault?: Fault;
};

/** A typed detail of a google.rpc.Status. */
export type StatusDetail = { readonly '@type': string; readonly [name: string]: unknown };

/** An answer of the API that is an error. */
export class StatusError extends Error {
  readonly code: StatusCode;
  readonly details: readonly StatusDetail[];
  /** When to ask again [s]. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: StatusCode, message: string, details: readonly StatusDetail[] = [], retryAfterSeconds?: number) {
    super(message);
    this.name = 'StatusError';
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The fields at fault, as google.rpc.BadRequest. */
export function badRequest(fieldViolations: readonly FieldViolation[]): StatusDetail {
  return { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations };
}

/** The fields that a detail names. */
export function fieldViolationsOf(detail: StatusDetail): readonly FieldViolation[] {
  const { fieldViolations } = detail;
  return Array.isArray(fieldViolations) ? (fieldViolations as readonly FieldViolation[]) : [];
}

/** When to ask again, as google.rpc.RetryInfo. */
export function retryInfo(seconds: number): StatusDetail {
  return { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` };
}

/** The error for a request that can be read but not answered as it is. */
export function invalidArgument(violations: readonly FieldViolation[]): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'Request contains an invalid argument.', [badRequest(violations)]);
}

/** The error for a request that cannot be read. */
export function unreadable(description: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', description, [badRequest([{ description }])]);
}

/** @throws StatusError when the client has asked too often */
export function requireRate(verdict: Verdict): void {
  if (verdict.kind === 'allowed') return;
  const { retryAfterSeconds } = verdict;
  const message = 'Resource has been exhausted (e.g. check quota).';
  throw new StatusError('RESOURCE_EXHAUSTED', message, [retryInfo(retryAfterSeconds)], retryAfterSeconds);
}
