import { cityNames, flightQuery, travelOptionFields } from '@tim/estimate-messages';
import { flightAnswerMessage, typicalAnswerMessage } from '@tim/estimate-messages/answers';
import { createEstimator, type Estimator } from '@tim/estimator';
import { cityNamesOf, type CityOf, type FindIndex } from '@tim/find';
import type { FlightEmissionsRequest, ModelVersion, TypicalEmissionsRequest } from '@tim/messages';
import type { Tables } from '@tim/reference-data';
import { departureWindow } from '@tim/validation';
import { ownWords } from '@tim/words';
import type { OfflineWork } from '../offline-types.ts';

/** Answers as the functions do, in the language of the site. */
export function createOffline(tables: Tables, findIndex: (address: string) => Promise<FindIndex>): OfflineWork {
  const estimator = createEstimator(tables);
  let named: CityOf | undefined;
  const cityOf: CityOf = (code) => named?.(code);
  return {
    load: async (address) => {
      if (named) return;
      const { cities } = await findIndex(address);
      named = cityNamesOf(tables, new Map(cities.map(([code, name]) => [code, name])));
    },
    flightEmissions: async (request) => flights(estimator, cityOf, request),
    typicalEmissions: async (request) => markets(estimator, cityOf, request),
  };
}

const versionOf = ({ modelVersion, dataHash }: Estimator): ModelVersion => ({ ...modelVersion, dataHash });

function flights(estimator: Estimator, cityOf: CityOf, request: FlightEmissionsRequest) {
  const options = { window: departureWindow(Date.now()), includesWorking: request.includeWorking ?? false };
  const parts = {
    includesInputs: request.includeEmissionsInputs ?? true,
    includesBreakdown: request.includeEmissionsBreakdown ?? true,
  };
  const flightEmissions = request.flights.map((flight) => ({
    ...flightAnswerMessage(flight, { result: estimator.flight(flightQuery(flight), options) }, parts, ownWords),
    ...cityNames(flight, cityOf),
  }));
  return { flightEmissions, modelVersion: versionOf(estimator) };
}

function markets(estimator: Estimator, cityOf: CityOf, request: TypicalEmissionsRequest) {
  const options = { includesWorking: request.includeWorking ?? false, prefersDirect: request.preferDirect ?? false };
  const window = departureWindow(Date.now());
  const typicalFlightEmissions = request.markets.map((market) => {
    const found = request.includeOptions
      ? estimator.options(market, request.optionsDate ?? window.earliest, window)
      : [];
    return {
      ...typicalAnswerMessage(market, { result: estimator.typical(market, options) }, ownWords),
      ...cityNames(market, cityOf),
      ...travelOptionFields('kind' in found ? [] : found, ownWords),
    };
  });
  return { typicalFlightEmissions, modelVersion: versionOf(estimator) };
}
