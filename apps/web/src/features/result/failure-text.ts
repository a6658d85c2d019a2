import type { FailureCode } from '../../shared/api/outcome.ts';

/** A failure is the service's, and its words say so: nothing in them blames what was typed. */
export function failureText(code: FailureCode): string {
  switch (code) {
    case 'resource-exhausted':
      return 'The service is answering too many requests at the moment, so this one could not be looked up. Please wait a minute and try again.';
    case 'deadline-exceeded':
    case 'cancelled':
      return 'The service took too long to answer, so this could not be looked up. Please try again.';
    case 'invalid-argument':
    case 'unauthenticated':
    case 'permission-denied':
    case 'not-found':
    case 'unimplemented':
      return 'The service did not accept the request, so this could not be looked up. The fault is likely on our side.';
    case 'aborted':
    case 'internal':
    case 'unavailable':
      return 'The service could not be reached or failed to answer, so this could not be looked up. Please try again in a moment.';
  }
}
