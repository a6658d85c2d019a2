import type { travelimpactmodel_v1 } from '@googleapis/travelimpactmodel';
import {
  ComputeDetailedFlightEmissionsRequest,
  ComputeDetailedFlightEmissionsResponse,
  ComputeTypicalFlightEmissionsResponse,
} from '@tim/messages/api-v1';
import type {
  Flight,
  FlightWithDetailedEmissions,
  Market,
  ModelVersion,
  TypicalFlightEmissions,
} from '@tim/messages/api-v1';
import { readMessage } from '../../http/read-message.ts';
import { Violations } from '../../http/violations.ts';
import { once } from '../../services/once.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { withoutImpossibleGrams } from './impossible-grams.ts';
import { brokenAnswer } from './upstream-failure.ts';
import type { FailureListener } from './upstream-failure.ts';

type DetailedBody = travelimpactmodel_v1.Schema$ComputeDetailedFlightEmissionsRequest;

/** What the upstream answers to either call. */
export type UpstreamResponse<Entry> = {
  readonly entries: readonly Entry[];
  readonly modelVersion: ModelVersion | undefined;
};

/** The two calls of the Travel Impact Model API that are asked here. */
export type TimApiClient = {
  readonly detailed: (
    flights: readonly Flight[],
    signal: AbortSignal,
  ) => Promise<UpstreamResponse<FlightWithDetailedEmissions>>;
  readonly typical: (
    markets: readonly Market[],
    signal: AbortSignal,
  ) => Promise<UpstreamResponse<TypicalFlightEmissions>>;
};

type Codec<M> = { readonly fromJSON: (json: unknown) => M };

/** Reads an answer as strictly as its types are, and as leniently as newer fields and values need. */
function read<M>(name: string, codec: Codec<M>, data: unknown, onFailure: FailureListener): M {
  if (typeof data !== 'object' || data === null) throw brokenAnswer('malformed-answer');
  if ('error' in data) throw brokenAnswer('error-in-answer');
  const violations = new Violations();
  const possible = withoutImpossibleGrams(data, (entries) => onFailure({ reason: 'impossible-grams' }, entries));
  const json = readMessage(name, possible, violations, '', 'lenient');
  if (!violations.isEmpty) throw brokenAnswer('wrong-types-in-answer');
  return codec.fromJSON(json);
}

/**
 * The official client. It is loaded at the first call, so that starting costs nothing where it is never asked.
 *
 * @param rootUrl - without a slash at its end
 * @param onFailure - hears of entries that were not kept
 */
export function createTimApiClient(rootUrl: string, apiKey: string, onFailure: FailureListener): TimApiClient {
  const load = once(async () => {
    const { travelimpactmodel } = await import('@googleapis/travelimpactmodel');
    // The client's own fetch ends the process if time is up before a call begins, and reads answers without a bound.
    const fetchImplementation = boundedFetch;
    return travelimpactmodel({ version: 'v1', rootUrl: `${rootUrl}/`, auth: apiKey, fetchImplementation }).flights;
  });
  return {
    detailed: async (flights, signal) => {
      const requestBody = ComputeDetailedFlightEmissionsRequest.toJSON({ flights: [...flights] }) as DetailedBody;
      const api = await load();
      const { data } = await api.computeDetailedFlightEmissions({ requestBody }, { signal, retry: false });
      const name = 'ComputeDetailedFlightEmissionsResponse';
      const { flightsWithDetailedEmissions: entries, modelVersion } = read(
        name,
        ComputeDetailedFlightEmissionsResponse,
        data,
        onFailure,
      );
      return { entries, modelVersion };
    },
    typical: async (markets, signal) => {
      const api = await load();
      const requestBody = { markets: [...markets] };
      const { data } = await api.computeTypicalFlightEmissions({ requestBody }, { signal, retry: false });
      const name = 'ComputeTypicalFlightEmissionsResponse';
      const { typicalFlightEmissions: entries, modelVersion } = read(
        name,
        ComputeTypicalFlightEmissionsResponse,
        data,
        onFailure,
      );
      return { entries, modelVersion };
    },
  };
}
