import type { FlightResult, TypicalResult } from '@tim/estimator';
import type { AnsweredBy } from '@tim/messages';
import type { FlightWithDetailedEmissions, TypicalFlightEmissions } from '@tim/messages/api-v1';

/** An entry as another service of the public API gave it; kept as it came. */
export type Published<Entry> = { readonly kind: 'published'; readonly entry: Entry };

/** Why nobody answered, in the words of the callables' error codes. */
export type AnswerFailureCode =
  'invalid-argument' | 'resource-exhausted' | 'unavailable' | 'deadline-exceeded' | 'internal';

/** Whoever should have answered failed to: not the same as not known. */
export type Failed = {
  readonly kind: 'failed';
  readonly code: AnswerFailureCode;
  /** When to ask again [s], if whoever failed said so. */
  readonly retryAfterSeconds?: number;
};

type Attributed<Result> = {
  readonly result: Result;
  /** Absent where there is no choice of who answers. */
  readonly answeredBy?: AnsweredBy;
};

/** The answer to one flight, whoever gave it. */
export type FlightAnswer = Attributed<FlightResult | Published<FlightWithDetailedEmissions> | Failed>;

/** The answer to one market, whoever gave it. */
export type TypicalAnswer = Attributed<TypicalResult | Published<TypicalFlightEmissions> | Failed>;
