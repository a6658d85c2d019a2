import { FlightEmissionsRequest, TypicalEmissionsRequest, TypicalEmissionsResponse } from '@tim/messages';
import { failureCodeOfStatus } from './failure-code.ts';
import { readFlightEmissionsResponse } from './read-responses.ts';
import { CALL_TIMEOUT_MS, TransportError, type Transport } from './transport.ts';

type DirectSettings = { readonly url: string; readonly key: string };

/** The API's method for typical emissions, beside the configured one for flights. */
const FLIGHT_METHOD = /:computeFlightEmissions$/;
const TYPICAL_METHOD = ':computeTypicalFlightEmissions';

/** Posts to an API's address with a key, without the callable protocol around it. */
export function createDirectTransport({ url, key }: DirectSettings): Transport {
  return {
    flightEmissions: async (request, signal) =>
      readFlightEmissionsResponse(await post(url, key, FlightEmissionsRequest.toJSON(request), signal)),
    typicalEmissions: async (request, signal) =>
      TypicalEmissionsResponse.fromJSON(
        await post(typicalUrl(url), key, TypicalEmissionsRequest.toJSON(request), signal),
      ),
  };
}

/** One address is configured: when it names the method for flights, the method for routes has its own name. */
function typicalUrl(url: string): string {
  return url.replace(FLIGHT_METHOD, TYPICAL_METHOD);
}

async function post(url: string, key: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(`${url}?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    throw new TransportError(timeout.aborted ? 'deadline-exceeded' : failureCodeOfStatus(0), error);
  }
  if (!response.ok) {
    throw new TransportError(failureCodeOfStatus(response.status));
  }
  try {
    return await response.json();
  } catch (error) {
    throw new TransportError('internal', error);
  }
}
