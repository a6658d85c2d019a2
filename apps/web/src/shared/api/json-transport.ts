import {
  contrailsImpactBucketFromJSON,
  FlightEmissionsRequest,
  FlightEmissionsResponse,
  sourceFromJSON,
  TypicalEmissionsRequest,
  TypicalEmissionsResponse,
} from '@tim/messages';
import { FLIGHT_FUNCTION, TYPICAL_FUNCTION } from './requests.ts';
import type { Transport } from './transport.ts';

/**
 * A transport of JSON.
 *
 * @param ask - sends a request, as JSON has it, to the function of a name, and gives the JSON of its answer
 */
export function createJsonTransport(
  ask: (name: string, request: unknown, signal: AbortSignal) => Promise<unknown>,
): Transport {
  return {
    flightEmissions: async (request, signal) =>
      readFlightEmissionsResponse(await ask(FLIGHT_FUNCTION, FlightEmissionsRequest.toJSON(request), signal)),
    typicalEmissions: async (request, signal) =>
      TypicalEmissionsResponse.fromJSON(await ask(TYPICAL_FUNCTION, TypicalEmissionsRequest.toJSON(request), signal)),
  };
}

/**
 * Read an answer's JSON. The site's dialect has source and bucket as numbers, those of a newer model included, which the page shows as
 * "Unknown"; Google's API, which the site can be set to ask, has them by name.
 */
function readFlightEmissionsResponse(json: unknown): FlightEmissionsResponse {
  const fields = fieldsOf(json);
  const { flightEmissions, flight_emissions: snakeCased } = fields;
  const entries = [flightEmissions, snakeCased].find((list) => Array.isArray(list)) ?? [];
  return FlightEmissionsResponse.fromJSON({ ...fields, flightEmissions: entries.map(withNumbers) });
}

function withNumbers(entry: unknown): unknown {
  const fields = fieldsOf(entry);
  const { source, contrailsImpactBucket, contrails_impact_bucket: snakeCased } = fields;
  const bucket = contrailsImpactBucket ?? snakeCased;
  return {
    ...fields,
    ...(source !== undefined && { source: isNumber(source) ? source : sourceFromJSON(source) }),
    ...(bucket !== undefined && {
      contrailsImpactBucket: isNumber(bucket) ? bucket : contrailsImpactBucketFromJSON(bucket),
    }),
  };
}

const isNumber = (value: unknown): value is number => Number.isInteger(value);

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}
