import { takeAnswer } from '../hand-over.ts';
import { failureCodeOfError } from './failure-code.ts';
import { createJsonTransport } from './json-transport.ts';
import { TransportError, type Transport } from './transport.ts';

/** Calls a deployed function by name with JSON data and gives its JSON data. */
export type CallFunction = (name: string, data: unknown) => Promise<unknown>;

/**
 * Calls the backend's functions, or takes over what the page's loader asked them already.
 *
 * @param loadClient - loads the functions client at the first call: no page needs it to be shown
 */
export function createCallableTransport(loadClient: () => Promise<CallFunction>): Transport {
  return createJsonTransport(async (name, data, signal) => {
    try {
      const early = await takeAnswer(name, data);
      if (early !== undefined) return early;
      const callFunction = await loadClient();
      signal.throwIfAborted();
      return await callFunction(name, data);
    } catch (error) {
      throw new TransportError(signal.aborted ? 'cancelled' : failureCodeOfError(error), error);
    }
  });
}
