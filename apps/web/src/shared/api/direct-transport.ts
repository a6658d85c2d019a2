import { failureCodeOfStatus } from './failure-code.ts';
import { createJsonTransport } from './json-transport.ts';
import { CALL_TIMEOUT_MS, TransportError, type Transport } from './transport.ts';

type DirectSettings = { readonly url: string; readonly key: string };

/** The address that is configured may be that of the API's method for flights: the one for routes is beside it. */
const FLIGHT_METHOD = /:computeFlightEmissions$/;

/** Posts to an API's address with a key, without the callable protocol around it. */
export function createDirectTransport({ url, key }: DirectSettings): Transport {
  return createJsonTransport((name, request, signal) =>
    post(url.replace(FLIGHT_METHOD, `:${name}`), key, request, signal),
  );
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
    throw new TransportError(timeout.aborted ? 'deadline-exceeded' : 'internal', error);
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
