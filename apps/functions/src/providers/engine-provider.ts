import type { Estimator } from '@tim/estimator';
import { departureWindow } from '@tim/validation';
import type { Provider } from './provider.ts';

/**
 * Answers from the open engine: no key, no network.
 *
 * @param nowEpochMs - the present [ms since 1970-01-01T00:00Z], asked once a request
 */
export function engineProvider(estimator: Estimator, nowEpochMs: () => number): Provider {
  const modelVersion = { ...estimator.modelVersion };
  return {
    name: 'engine',
    flightEmissions: async (queries, { includesWorking }) => {
      const options = { window: departureWindow(nowEpochMs()), includesWorking };
      return { answers: queries.map((query) => ({ result: estimator.flight(query, options) })), modelVersion };
    },
    typicalEmissions: async (queries, { includesWorking }) => ({
      answers: queries.map((query) => ({ result: estimator.typical(query, { includesWorking }) })),
      modelVersion,
    }),
  };
}
