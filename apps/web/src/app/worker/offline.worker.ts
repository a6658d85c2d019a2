/** Answers as the functions do, on the visitor's device. */
import { flightQuery, marketQuery, travelOptionMessage } from '@tim/estimate-messages';
import { flightAnswerMessage, typicalAnswerMessage } from '@tim/estimate-messages/answers';
import type { Estimator } from '@tim/estimator';
import type { FlightEmissionsRequest, TypicalEmissionsRequest } from '@tim/messages';
import { departureWindow } from '@tim/validation';
import type { OfflineCall } from '../../api/offline-client.ts';
import { loadData } from '../../features/batch/worker/load-data.ts';

let loaded: Promise<Estimator> | undefined;

function estimatorOf(findFolder: string): Promise<Estimator> {
  loaded ??= loadData(findFolder).then(({ estimator }) => estimator);
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

function flights(estimator: Estimator, request: FlightEmissionsRequest) {
  const options = { window: departureWindow(Date.now()), includesWorking: request.includeWorking ?? false };
  const parts = {
    includesInputs: request.includeEmissionsInputs ?? true,
    includesBreakdown: request.includeEmissionsBreakdown ?? true,
  };
  const flightEmissions = request.flights.map((flight) =>
    flightAnswerMessage(flight, { result: estimator.flight(flightQuery(flight), options) }, parts),
  );
  return { flightEmissions, modelVersion: { ...estimator.modelVersion } };
}

function markets(estimator: Estimator, request: TypicalEmissionsRequest) {
  const options = { includesWorking: request.includeWorking ?? false };
  const window = departureWindow(Date.now());
  const typicalFlightEmissions = request.markets.map((market) => {
    const query = marketQuery(market);
    const found = request.includeOptions
      ? estimator.options(query, request.optionsDate ?? window.earliest, window)
      : [];
    return {
      ...typicalAnswerMessage(market, { result: estimator.typical(query, options) }),
      options: 'kind' in found ? [] : found.map(travelOptionMessage),
    };
  });
  return { typicalFlightEmissions, modelVersion: { ...estimator.modelVersion } };
}

async function answer(call: OfflineCall): Promise<unknown> {
  const estimator = await estimatorOf(call.findFolder);
  return call.kind === 'flightEmissions' ? flights(estimator, call.request) : markets(estimator, call.request);
}

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<OfflineCall>) => {
  void answer(data)
    .catch(() => undefined)
    .then((response) => port?.postMessage(response));
});
