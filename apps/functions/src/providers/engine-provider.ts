import type { Estimator, MarketQuery, TravelOption, TypicalResult, Unavailable } from '@tim/estimator';
import type { ModelVersion } from '@tim/messages';
import { departureWindow } from '@tim/validation';
import { LRUCache } from 'lru-cache';
import { inTurns, workInTurns } from '../guard/in-turns.ts';
import type { Provider } from './provider.ts';

/** Markets remembered: what is typical depends on nothing but the tables, and one market takes many flights. */
const MAX_MARKETS = 10_000;

/** Version of an estimator's answers, and what names its data. */
export const versionOf = ({ modelVersion, dataHash }: Estimator): ModelVersion => ({ ...modelVersion, dataHash });

/**
 * Answers from the open engine: no key, no network.
 *
 * @param nowEpochMs - the present [ms since 1970-01-01T00:00Z], asked once a request
 */
export function engineProvider(estimator: Estimator, nowEpochMs: () => number): Provider {
  const modelVersion = versionOf(estimator);
  const known = new LRUCache<string, TypicalResult>({ max: MAX_MARKETS });
  const typical = (query: MarketQuery, includesWorking: boolean, prefersDirect: boolean) => {
    const key = `${query.origin}/${query.destination}${prefersDirect ? ' direct' : ''}`;
    const remembered = includesWorking ? undefined : known.get(key);
    if (remembered) return remembered;
    const result = estimator.typical(query, { includesWorking, prefersDirect });
    if (!includesWorking) known.set(key, result);
    return result;
  };
  return {
    name: 'engine',
    flightEmissions: async (queries, { includesWorking }) => {
      const options = { window: departureWindow(nowEpochMs()), includesWorking };
      const answers = await inTurns(queries, (query) => ({ result: estimator.flight(query, options) }));
      return { answers, modelVersion };
    },
    typicalEmissions: async (queries, { includesWorking, prefersDirect = false }) => {
      const answers = await inTurns(queries, (query) => ({ result: typical(query, includesWorking, prefersDirect) }));
      return { answers, modelVersion };
    },
    travelOptions: async (queries, departureDate) => {
      const window = departureWindow(nowEpochMs());
      const found: (readonly TravelOption[] | Unavailable)[] = [];
      for (const query of queries) {
        found.push(await workInTurns(estimator.optionsInSteps(query, departureDate ?? window.earliest, window)));
      }
      return found;
    },
  };
}
