import { FlightEmissionsRequest, TypicalEmissionsRequest, TypicalEmissionsResponse } from '@tim/messages';
import { takeAnswer } from '../hand-over.ts';
import { failureCodeOfError } from './failure-code.ts';
import { readFlightEmissionsResponse } from './read-responses.ts';
import { FLIGHT_FUNCTION, TYPICAL_FUNCTION } from './requests.ts';
import { TransportError, type Transport } from './transport.ts';

/** Calls a deployed function by name with JSON data and gives its JSON data. */
export type CallFunction = (name: string, data: unknown) => Promise<unknown>;

/**
 * Calls the backend's functions, or takes over what the page's loader asked them already.
 *
 * @param loadClient - loads the functions client at the first call: no page needs it to be shown
 */
export function createCallableTransport(loadClient: () => Promise<CallFunction>): Transport {
  const call = async (name: string, data: unknown, signal: AbortSignal): Promise<unknown> => {
    try {
      const early = await takeAnswer(name, data);
      if (early !== undefined) return early;
      const callFunction = await loadClient();
      signal.throwIfAborted();
      return await callFunction(name, data);
    } catch (error) {
      throw new TransportError(signal.aborted ? 'cancelled' : failureCodeOfError(error), error);
    }
  };
  return {
    flightEmissions: async (request, signal) =>
      readFlightEmissionsResponse(await call(FLIGHT_FUNCTION, FlightEmissionsRequest.toJSON(request), signal)),
    typicalEmissions: async (request, signal) =>
      TypicalEmissionsResponse.fromJSON(await call(TYPICAL_FUNCTION, TypicalEmissionsRequest.toJSON(request), signal)),
  };
}
