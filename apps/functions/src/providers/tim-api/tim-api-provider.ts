import type { Failed, Published } from '@tim/estimate-messages/answers';
import type { FlightQuery, MarketQuery, Unavailable } from '@tim/estimator';
import { AnsweredBy } from '@tim/messages';
import type { ModelVersion } from '@tim/messages';
import type { Flight, FlightWithDetailedEmissions, Market, TypicalFlightEmissions } from '@tim/messages/api-v1';
import { once } from '../../services/once.ts';
import type { Answers, Provider } from '../provider.ts';
import { askInHalves } from './ask-in-halves.ts';
import { askUpstream, startDeadline } from './ask-upstream.ts';
import type { CircuitListener } from './circuit.ts';
import type { TimApiClient, UpstreamResponse } from './client.ts';
import { createMemory } from './memory.ts';
import type { Memory, MemoryOptions } from './memory.ts';
import { flightKey, marketKey, rejectFlight, rejectMarket, upstreamFlight } from './questions.ts';
import { brokenAnswer, CircuitOpen, UpstreamFailure } from './upstream-failure.ts';
import type { FailureListener } from './upstream-failure.ts';

/** Flights change by the hour, what is typical by the month; 20 000 answers take about 60 MB at most. */
const FLIGHTS = { maxEntries: 15_000, maxAgeMs: 3_600_000 };
const TYPICAL = { maxEntries: 5000, maxAgeMs: 24 * 3_600_000 };

/** Most questions the upstream takes at once. */
const MAX_FLIGHTS = 100;
const MAX_MARKETS = 1000;

/** All an answer may take, whatever is asked again for it [ms]. */
const DEADLINE_MS = 20_000;

type Options = {
  readonly client: TimApiClient;
  readonly onFailure: FailureListener;
  readonly onCircuitChange: CircuitListener;
  /** Version answered until the upstream has told its own. */
  readonly fallbackVersion: ModelVersion;
  readonly deadlineMs?: number;
};

/** One of the upstream's two methods. */
type Method<Question, Entry> = Pick<MemoryOptions<Question, never>, 'limits' | 'batchSize' | 'keyOf'> & {
  readonly ask: (questions: readonly Question[], signal: AbortSignal) => Promise<UpstreamResponse<Entry>>;
  /** What an entry says it answers. */
  readonly questionOf: (entry: Entry) => Question | undefined;
};

type UpstreamAnswer<Entry> = { readonly result: Published<Entry> | Failed; readonly answeredBy: AnsweredBy };

const answeredBy = AnsweredBy.ANSWERED_BY_TIM_API;

/**
 * Answers from the Travel Impact Model API. They are remembered, asked for once, and matched to the questions by identity, not by
 * place, so that a missing, misplaced or refused answer harms no other.
 */
export function timApiProvider(options: Options): Provider {
  const { client, onFailure, onCircuitChange, fallbackVersion, deadlineMs = DEADLINE_MS } = options;
  let modelVersion = fallbackVersion;
  // One for both methods. Its library is loaded at the first call, as the client is.
  const circuit = once(async () => (await import('./circuit.ts')).createCircuit(onCircuitChange));

  /** Fails all questions, and tells the operator once. */
  function fail(questions: readonly unknown[], error: unknown) {
    const failure = error instanceof UpstreamFailure ? error : brokenAnswer('unexpected');
    if (!(failure instanceof CircuitOpen)) onFailure(failure.cause, questions.length);
    return questions.map(() => ({ result: failure.told, answeredBy }));
  }

  /** Joins entries to questions; an entry the upstream left out is a failure, for it promised one of each. */
  function join<Entry>(keys: readonly string[], entries: ReadonlyMap<string, Entry>): UpstreamAnswer<Entry>[] {
    const failure = brokenAnswer('missing-entry');
    const missing = keys.filter((key) => !entries.has(key)).length;
    if (missing === keys.length) throw failure;
    if (missing > 0) onFailure(failure.cause, missing);
    return keys.map((key) => {
      const entry = entries.get(key);
      return { result: entry === undefined ? failure.told : { kind: 'published', entry }, answeredBy };
    });
  }

  function remembered<Question, Entry>(method: Method<Question, Entry>): Memory<Question, UpstreamAnswer<Entry>> {
    const { limits, batchSize, keyOf, ask, questionOf } = method;
    const askOnce = async (questions: readonly Question[], signal: AbortSignal) => {
      const response = await ask(questions, signal);
      modelVersion = response.modelVersion ?? modelVersion;
      const byKey = response.entries.flatMap((entry) => {
        const question = questionOf(entry);
        return question === undefined ? [] : [[keyOf(question), entry] as const];
      });
      return join(questions.map(keyOf), new Map(byKey));
    };
    return createMemory<Question, UpstreamAnswer<Entry>>({
      limits,
      batchSize,
      keyOf,
      isLasting: ({ result }) => result.kind !== 'failed',
      ask: (batch) => {
        const deadline = startDeadline(deadlineMs);
        return askInHalves(
          batch,
          async (part) => {
            const throughCircuit = await circuit();
            return throughCircuit(() => askUpstream((signal) => askOnce(part, signal), deadline));
          },
          fail,
        );
      },
    });
  }

  const flights = remembered<Flight, FlightWithDetailedEmissions>({
    limits: FLIGHTS,
    batchSize: MAX_FLIGHTS,
    keyOf: flightKey,
    questionOf: ({ flight }) => flight,
    ask: client.detailed,
  });

  const markets = remembered<Market, TypicalFlightEmissions>({
    limits: TYPICAL,
    batchSize: MAX_MARKETS,
    keyOf: marketKey,
    questionOf: ({ market }) => market,
    ask: client.typical,
  });

  return {
    name: 'tim-api',
    flightEmissions: async (queries) => answerAll(queries, rejectFlight, upstreamFlight, flights, () => modelVersion),
    typicalEmissions: async (queries) =>
      answerAll(
        queries,
        rejectMarket,
        (query) => query,
        markets,
        () => modelVersion,
      ),
  };
}

/** Answers in the order of the queries: rejected ones at once, the others from the upstream. */
async function answerAll<Query extends FlightQuery | MarketQuery, Question, Answer extends { readonly result: object }>(
  queries: readonly Query[],
  reject: (query: Query) => Unavailable | undefined,
  questionOf: (query: Query) => Question,
  memory: Memory<Question, Answer | { readonly result: Unavailable }>,
  versionNow: () => ModelVersion,
): Promise<Answers<Answer | { readonly result: Unavailable }>> {
  const rejections = queries.map(reject);
  const asked = queries.filter((_, at) => !rejections[at]);
  const { answers, hits } = await memory(asked.map(questionOf));
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
