import { HTTP_STATUS } from '@tim/api-documents';
import { OperationError } from '../operations/failure.ts';
import { fieldViolationsOf, retryInfo, StatusError, statusCodeOf } from './status-error.ts';

/** Any fault as the error it is answered with. What is not known as a failure says nothing of its cause. */
export function statusErrorOf(fault: unknown): StatusError {
  if (fault instanceof StatusError) return fault;
  if (fault instanceof OperationError) {
    const { code, message, retryAfterSeconds } = fault;
    const details = retryAfterSeconds === undefined ? [] : [retryInfo(retryAfterSeconds)];
    return new StatusError(statusCodeOf(code), message, details, retryAfterSeconds);
  }
  return new StatusError('INTERNAL', 'Internal error encountered.');
}

/** The body of an error: a google.rpc.Status with its HTTP code. */
export function errorBody({ code, message, details }: StatusError): unknown {
  return {
    error: { code: HTTP_STATUS[code], message, status: code, ...(details.length > 0 && { details }) },
  };
}

/** An error in one line of text: what is wrong, part by part where parts are named. */
export function errorLine({ message, details }: StatusError): string {
  const parts = details
    .flatMap(fieldViolationsOf)
    .map(({ field, description }) => [field, description].filter(Boolean).join(': '));
  return (parts.length > 0 ? parts.join(' ') : message).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
