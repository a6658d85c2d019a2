import { FAILURES } from './texts.ts';
import type { FailureCode } from '../../shared/api/outcome.ts';

/** A failure is the service's, and its words say so: nothing in them blames what was typed. */
export function failureText(code: FailureCode): string {
  switch (code) {
    case 'resource-exhausted':
      return FAILURES.tooMany;
    case 'deadline-exceeded':
    case 'cancelled':
      return FAILURES.tooLong;
    case 'invalid-argument':
    case 'unauthenticated':
    case 'permission-denied':
    case 'not-found':
    case 'unimplemented':
      return FAILURES.refused;
    case 'aborted':
    case 'internal':
    case 'unavailable':
      return FAILURES.unreachable;
  }
}
