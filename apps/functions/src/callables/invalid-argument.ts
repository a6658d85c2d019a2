import type { Parsed, Violation } from '@tim/validation';
import { HttpsError } from 'firebase-functions/https';

type Invalid = Extract<Parsed<unknown>, { kind: 'invalid' }>;

const sentence = ({ field, value, rule }: Violation) =>
  `${field === '' ? 'request' : field}${value === '' ? '' : ` ("${value}")`}: ${rule}`;

/** The error for a request that does not hold: the first violation in the message, all of them in the details. */
export function invalidArgument({ violations, unlistedCount }: Invalid): HttpsError {
  const [first] = violations;
  const more = violations.length - 1 + unlistedCount;
  const message = `${first ? sentence(first) : 'The request is not valid.'}${more > 0 ? ` And ${more} more.` : ''}`;
  return new HttpsError('invalid-argument', message, { violations, unlistedCount });
}
