import type { UnavailableDetail, UnavailableReason } from '@tim/messages';

/** Why a call failed: the callable protocol's codes. None is ever shown; each is put into words. */
export type FailureCode =
  | 'invalid-argument'
  | 'unauthenticated'
  | 'permission-denied'
  | 'not-found'
  | 'aborted'
  | 'resource-exhausted'
  | 'cancelled'
  | 'internal'
  | 'unimplemented'
  | 'unavailable'
  | 'deadline-exceeded';

/** What is known of why an answer holds no figures. */
export type EmptyReason = {
  readonly unavailableReason: UnavailableReason;
  readonly detail: UnavailableDetail | undefined;
};

/** What became of a call. Nothing is thrown: an answer without figures and a failure are values too. */
export type Outcome<Response> =
  | { readonly kind: 'result'; readonly response: Response }
  | { readonly kind: 'empty'; readonly reason: EmptyReason }
  | { readonly kind: 'failed'; readonly code: FailureCode };
