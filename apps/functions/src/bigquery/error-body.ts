import type { FieldViolation, StatusError } from '../http/status-error.ts';
import { BATCH_LIMITS } from './limits.ts';

/** The body of an error as BigQuery reads it and shows it in the query's own error: fields and what is wrong with them. */
export function bigQueryErrorBody({ message, details }: StatusError): { readonly errorMessage: string } {
  const violations = details.flatMap(({ fieldViolations = [] }) => fieldViolations as readonly FieldViolation[]);
  const told = violations.map(({ field, description }) =>
    field === undefined ? description : `${field}: ${description}`,
  );
  return { errorMessage: (told.join(' ') || message).slice(0, BATCH_LIMITS.messageLength) };
}
