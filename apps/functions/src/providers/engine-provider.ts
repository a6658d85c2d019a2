import {
  flightQuery,
  flightWithEmissionsMessage,
  marketQuery,
  typicalFlightEmissionsMessage,
} from '@tim/estimate-messages';
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
    flightEmissions: async (request) => {
      const options = { window: departureWindow(nowEpochMs()), includesWorking: request.includeWorking ?? false };
      const parts = {
        includesInputs: request.includeEmissionsInputs ?? true,
        includesBreakdown: request.includeEmissionsBreakdown ?? true,
      };
      const flightEmissions = request.flights.map((flight) =>
        flightWithEmissionsMessage(flight, estimator.flight(flightQuery(flight), options), parts),
      );
      return { flightEmissions, modelVersion };
    },
    typicalEmissions: async (request) => {
      const options = { includesWorking: request.includeWorking ?? false };
      const typicalFlightEmissions = request.markets.map((market) =>
        typicalFlightEmissionsMessage(market, estimator.typical(marketQuery(market), options)),
      );
      return { typicalFlightEmissions, modelVersion };
    },
  };
}
