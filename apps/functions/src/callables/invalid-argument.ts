import type { Parsed, Violation } from '@tim/validation';
import { HttpsError } from 'firebase-functions/https';

type Invalid = Extract<Parsed<unknown>, { kind: 'invalid' }>;

const sentence = ({ field, value, rule }: Violation) =>
  `${field === '' ? 'request' : field}${value === '' ? '' : ` ("${value}")`}: ${rule}`;

/** The message repeats so many: a request of a thousand flights may have one wrong in each. */
const MOST_IN_MESSAGE = 10;

/**
 * The error for a request that does not hold, so that all of it can be corrected at once: which field of which entry is wrong and what to give
 * there, in the message for people and in the details for programs.
 */
export function invalidArgument({ violations, unlistedCount }: Invalid): HttpsError {
  const told = violations.slice(0, MOST_IN_MESSAGE).map(sentence);
  const more = violations.length - told.length + unlistedCount;
  const message = [...told, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
  return new HttpsError('invalid-argument', message, { violations, unlistedCount });
}
