import { HTTP_STATUS, type StatusCode } from '@tim/api-documents';
import type { AnswerFailureCode } from '@tim/estimate-messages/answers';
import type { LanguageCode } from '@tim/languages';
import { OperationError } from '../operations/failure.ts';
import { FAULTS_IN } from './faults.ts';
import { fieldViolationsOf, retryInfo, StatusError } from './status-error.ts';
import type { FieldViolation, StatusDetail } from './status-error.ts';

/** A failed operation's code as a status. */
const STATUS_CODES: Readonly<Record<AnswerFailureCode, StatusCode>> = {
  'invalid-argument': 'INVALID_ARGUMENT',
  'resource-exhausted': 'RESOURCE_EXHAUSTED',
  unavailable: 'UNAVAILABLE',
  'deadline-exceeded': 'DEADLINE_EXCEEDED',
  internal: 'INTERNAL',
};

/** Any fault as the error it is answered with. What is not known as a failure says nothing of its cause. */
export function statusErrorOf(fault: unknown): StatusError {
  if (fault instanceof StatusError) return fault;
  if (fault instanceof OperationError) {
    const { code, message, retryAfterSeconds } = fault;
    const details = retryAfterSeconds === undefined ? [] : [retryInfo(retryAfterSeconds)];
    return new StatusError(STATUS_CODES[code], message, details, retryAfterSeconds);
  }
  return new StatusError('INTERNAL', 'Internal error encountered.');
}

/**
 * The body of an error: a google.rpc.Status with its HTTP code. Its own words are English, for developers; what is wrong with a
 * field stands beside in the language of who asked, as google.rpc.LocalizedMessage.
 */
export function errorBody({ code, message, details }: StatusError, language: LanguageCode = 'en'): unknown {
  const told = details.map((detail) => withWordsIn(language, detail));
  return {
    error: { code: HTTP_STATUS[code], message, status: code, ...(told.length > 0 && { details: told }) },
  };
}

function withWordsIn(language: LanguageCode, detail: StatusDetail): StatusDetail {
  const fieldViolations = fieldViolationsOf(detail).map(({ fault, ...violation }) =>
    fault === undefined || language === 'en'
      ? violation
      : { ...violation, localizedMessage: { locale: language, message: fault(FAULTS_IN[language]) } },
  );
  return fieldViolations.length === 0 ? detail : { ...detail, fieldViolations };
}

/** An error in one line of text in a language: what is wrong, part by part where parts are named. */
export function errorLine({ message, details }: StatusError, language: LanguageCode = 'en'): string {
  const wordsOf = ({ fault, description }: FieldViolation) => fault?.(FAULTS_IN[language]) ?? description;
  const parts = details
    .flatMap(fieldViolationsOf)
    .map((violation) => [violation.field, wordsOf(violation)].filter(Boolean).join(': '));
  return (parts.length > 0 ? parts.join(' ') : message).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
