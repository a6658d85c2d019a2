import { HttpsError } from 'firebase-functions/https';
import { OperationError } from '../operations/failure.ts';

/** Any fault as the error a callable answers with. What is not known as a failure says nothing of its cause. */
export function httpsError(error: unknown): HttpsError {
  if (error instanceof HttpsError) return error;
  if (error instanceof OperationError) {
    const { code, message, retryAfterSeconds } = error;
    return new HttpsError(code, message, retryAfterSeconds === undefined ? undefined : { retryAfterSeconds });
  }
  return new HttpsError('internal', 'The service failed. Please try again.');
}
