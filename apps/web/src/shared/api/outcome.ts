import type { NotForPassengers, UnavailableDetail, UnavailableReason } from '@tim/messages';

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
  /** What is known of a flight that nobody can take. */
  readonly notForPassengers?: NotForPassengers | undefined;
  /** What the carriers are called that it names by code. */
  readonly carrierNames?: Readonly<Record<string, string>>;
  /** The cities of the places that it names by code. */
  readonly placeNames?: Readonly<Record<string, string>>;
};

/** What became of a call. Nothing is thrown: an answer without figures and a failure are values too. */
export type Settled<Response, Reason = EmptyReason> =
  | { readonly kind: 'result'; readonly response: Response }
  | { readonly kind: 'empty'; readonly reason: Reason }
  | { readonly kind: 'failed'; readonly code: FailureCode };

/** Where a question stands: nothing asked, waiting, or settled one way or another. */
export type Outcome<Response, Reason = EmptyReason> =
  { readonly kind: 'idle' } | { readonly kind: 'loading' } | Settled<Response, Reason>;

/** What a question was answered; undefined until it is, and where it holds no figures. */
export function responseOf<Response>(outcome: Outcome<Response, unknown>): Response | undefined {
  return outcome.kind === 'result' ? outcome.response : undefined;
}
