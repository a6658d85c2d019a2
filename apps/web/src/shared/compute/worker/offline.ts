import { cityNames, cityNamesOf, flightQuery, travelOptionFields, type CityOf } from '@tim/estimate-messages';
import { flightAnswerMessage, typicalAnswerMessage } from '@tim/estimate-messages/answers';
import { createEstimator, type Estimator } from '@tim/estimator';
import type { FlightEmissionsRequest, ModelVersion, TypicalEmissionsRequest } from '@tim/messages';
import type { Tables } from '@tim/reference-data';
import { departureWindow } from '@tim/validation';
import type { OfflineWork } from '../offline-types.ts';

/** Answers as the functions do. */
export function createOffline(tables: Tables): OfflineWork {
  const estimator = createEstimator(tables);
  const cityOf = cityNamesOf(tables);
  return {
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
    ...flightAnswerMessage(flight, { result: estimator.flight(flightQuery(flight), options) }, parts),
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
      ...typicalAnswerMessage(market, { result: estimator.typical(market, options) }),
      ...cityNames(market, cityOf),
      ...travelOptionFields('kind' in found ? [] : found),
    };
  });
  return { typicalFlightEmissions, modelVersion: versionOf(estimator) };
}
