import type { FlightAnswer, TypicalAnswer } from '@tim/estimate-messages/answers';
import type { CalendarDate, FlightQuery, MarketQuery, TravelOption, Unavailable } from '@tim/estimator';
import type { ModelVersion } from '@tim/messages';

export type ProviderName = 'engine' | 'tim-api' | 'tim-api-then-engine';

/** Answers to every question of a request, in its order. */
export type Answers<Answer> = {
  readonly answers: readonly Answer[];
  readonly modelVersion: ModelVersion;
  /** How many of the answers were remembered; absent where nothing is remembered. */
  readonly cacheHits?: number;
  /** How many the engine answered because the upstream failed; absent where no other stands in. */
  readonly filledIn?: number;
};

export type QuestionOptions = {
  /** Return the steps behind an estimate. */
  readonly includesWorking: boolean;
  /** Of a market: count direct flights alone where there are any; false unless told, and where another service answers. */
  readonly prefersDirect?: boolean;
};

/**
 * Who answers the two operations. Codes are upper case. Every question gets an answer, in order: “not known” and a failure are
 * answers too, so that one failure does not lose the others.
 */
export type Provider = {
  readonly name: ProviderName;
  readonly flightEmissions: (
    queries: readonly FlightQuery[],
    options: QuestionOptions,
  ) => Promise<Answers<FlightAnswer>>;
  readonly typicalEmissions: (
    queries: readonly MarketQuery[],
    options: QuestionOptions,
  ) => Promise<Answers<TypicalAnswer>>;
  /**
   * The ways to fly each market on a day, the first with an estimate unless one is given. Absent for providers other than the
   * engine, whose figures must not stand among theirs.
   */
  readonly travelOptions?: (
    queries: readonly MarketQuery[],
    departureDate: CalendarDate | undefined,
  ) => Promise<readonly (readonly TravelOption[] | Unavailable)[]>;
};
