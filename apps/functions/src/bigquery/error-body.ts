import { fieldViolationsOf, type StatusError } from '../http/status-error.ts';
import { TooMuchInBody } from '../http/read-body.ts';
import { BATCH_LIMITS, TOO_MANY_CALLS } from './limits.ts';

/** The body of an error as BigQuery reads it and shows it in the query's own error: fields and what is wrong with them. */
export function bigQueryErrorBody(error: StatusError): { readonly errorMessage: string } {
  if (error instanceof TooMuchInBody) return { errorMessage: `calls: ${TOO_MANY_CALLS}` };
  const { message, details } = error;
  const told = details
    .flatMap(fieldViolationsOf)
    .map(({ field, description }) => (field === undefined ? description : `${field}: ${description}`));
  return { errorMessage: (told.join(' ') || message).slice(0, BATCH_LIMITS.messageLength) };
}
