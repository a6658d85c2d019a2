import type { FlightAnswer, TypicalAnswer } from '@tim/estimate-messages/answers';
import type { FlightQuery, MarketQuery, Unavailable } from '@tim/estimator';
import { AnsweredBy } from '@tim/messages';
import type { ModelVersion } from '@tim/messages';
import type { Flight, Market } from '@tim/messages/api-v1';
import type { Answers, Provider } from '../provider.ts';
import { askUpstream } from './ask-upstream.ts';
import type { TimApiClient } from './client.ts';
import { createMemory } from './memory.ts';
import type { Memory } from './memory.ts';
import { flightKey, hopelessFlight, hopelessMarket, marketKey, upstreamFlight } from './questions.ts';
import { brokenAnswer, UpstreamFailure } from './upstream-failure.ts';

/** Flights change by the hour, what is typical by the month; 20 000 answers take about 60 MB at most. */
const FLIGHTS = { maxEntries: 15_000, maxAgeMs: 3_600_000 };
const TYPICAL = { maxEntries: 5000, maxAgeMs: 24 * 3_600_000 };

/** Most questions the upstream takes at once. */
const MAX_FLIGHTS = 100;
const MAX_MARKETS = 1000;

/** Hears why the upstream failed, for the operator. */
export type FailureListener = (cause: UpstreamFailure['cause'], questions: number) => void;

type Options = {
  readonly client: TimApiClient;
  readonly onFailure: FailureListener;
  /** Version answered until the upstream has told its own. */
  readonly fallbackVersion: ModelVersion;
  readonly deadlineMs?: number;
};

const answeredBy = AnsweredBy.ANSWERED_BY_TIM_API;

/** Every question's failure, told to the operator once. */
function failing(questions: readonly unknown[], error: unknown, onFailure: FailureListener) {
  const failure = error instanceof UpstreamFailure ? error : brokenAnswer('unexpected');
  onFailure(failure.cause, questions.length);
  return questions.map(() => ({ result: failure.told, answeredBy }));
}

/**
 * Answers from the Travel Impact Model API: remembered, asked once, split and joined by identity rather than by
 * place, so that an answer that is missing or elsewhere hurts no other.
 */
export function timApiProvider({ client, onFailure, fallbackVersion, deadlineMs }: Options): Provider {
  let modelVersion = fallbackVersion;
  const missing = (count: number) => {
    const failure = brokenAnswer('missing-entry');
    if (count > 0) onFailure(failure.cause, count);
    return failure.told;
  };

  /** Joins entries to questions; an entry the upstream left out is a failure, for it promised one of each. */
  function join<Entry>(keys: readonly string[], entries: readonly Entry[], keyOf: (entry: Entry) => string) {
    const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
    const failed = missing(keys.filter((key) => !byKey.has(key)).length);
    return keys.map((key) => {
      const entry = byKey.get(key);
      return { result: entry === undefined ? failed : ({ kind: 'published', entry } as const), answeredBy };
    });
  }

  const flights = createMemory<Flight, FlightAnswer>({
    limits: FLIGHTS,
    batchSize: MAX_FLIGHTS,
    keyOf: flightKey,
    isLasting: ({ result }) => result.kind !== 'failed',
    ask: async (questions) => {
      try {
        const response = await askUpstream((signal) => client.detailed(questions, signal), deadlineMs);
        modelVersion = response.modelVersion ?? modelVersion;
        const entries = response.flightsWithDetailedEmissions.filter(({ flight }) => flight !== undefined);
        return join(questions.map(flightKey), entries, ({ flight }) => (flight ? flightKey(flight) : ''));
      } catch (error) {
        return failing(questions, error, onFailure);
      }
    },
  });

  const markets = createMemory<Market, TypicalAnswer>({
    limits: TYPICAL,
    batchSize: MAX_MARKETS,
    keyOf: marketKey,
    isLasting: ({ result }) => result.kind !== 'failed',
    ask: async (questions) => {
      try {
        const response = await askUpstream((signal) => client.typical(questions, signal), deadlineMs);
        modelVersion = response.modelVersion ?? modelVersion;
        const entries = response.typicalFlightEmissions.filter(({ market }) => market !== undefined);
        return join(questions.map(marketKey), entries, ({ market }) => (market ? marketKey(market) : ''));
      } catch (error) {
        return failing(questions, error, onFailure);
      }
    },
  });

  return {
    name: 'tim-api',
    flightEmissions: async (queries) => answerAll(queries, hopelessFlight, upstreamFlight, flights, () => modelVersion),
    typicalEmissions: async (queries) =>
      answerAll<MarketQuery, Market, TypicalAnswer>(
        queries,
        hopelessMarket,
        (query) => query,
        markets,
        () => modelVersion,
      ),
  };
}

/** Answers in the order of the queries: those that cannot be known at once, the others from the upstream. */
async function answerAll<Query extends FlightQuery | MarketQuery, Question, Answer extends { readonly result: object }>(
  queries: readonly Query[],
  hopeless: (query: Query) => Unavailable | undefined,
  questionOf: (query: Query) => Question,
  memory: Memory<Question, Answer | { readonly result: Unavailable }>,
  versionNow: () => ModelVersion,
): Promise<Answers<Answer | { readonly result: Unavailable }>> {
  const rejections = queries.map(hopeless);
  const asked = queries.filter((_, at) => !rejections[at]);
  const { answers, hits } = await memory.answer(asked.map(questionOf));
  const inOrder = answers.values();
  return {
    answers: rejections.flatMap((rejection) => {
      if (rejection) return [{ result: rejection }];
      const next = inOrder.next();
      return next.done ? [] : [next.value];
    }),
    modelVersion: versionNow(),
    cacheHits: hits,
  };
}
