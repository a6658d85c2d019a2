import { HttpsError } from 'firebase-functions/https';
import type { FunctionsErrorCode } from 'firebase-functions/https';
import { StatusError } from '../http/status-error.ts';
import { logCode } from '../log/log-call.ts';
import { OperationError } from '../operations/failure.ts';

/** Any fault as the error a callable answers with. An unexpected fault tells nothing about its cause. */
export function httpsError(error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  if (error instanceof StatusError) return new HttpsError(logCode(error.code) as FunctionsErrorCode, error.message);
  if (error instanceof OperationError) {
    const { code, message, retryAfterSeconds } = error;
    return new HttpsError(code, message, retryAfterSeconds === undefined ? undefined : { retryAfterSeconds });
  }
  return new HttpsError('internal', 'The service failed. Please try again.');
}
