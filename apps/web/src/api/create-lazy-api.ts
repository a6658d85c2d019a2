import type { EmissionsApi } from './emissions-api.ts';
import { inTime } from './in-time.ts';
import { once } from './once.ts';
import type { Outcome } from './outcome.ts';
import { settle } from './settle.ts';
import { CALL_TIMEOUT_MS, TransportError } from './transport.ts';

/**
 * The operations, whose code is loaded by the first that is asked for: most pages ask for none. A call's time counts from
 * here on: whatever it waits for, nobody waits longer than a call may take.
 */
export function createLazyApi(load: () => Promise<EmissionsApi>): EmissionsApi {
  const loadOnce = once(load);
  // Once loaded, an operation fails in values only; what else is thrown is that its code did not come.
  const ask = <Response>(signal: AbortSignal, call: (api: EmissionsApi) => Promise<Outcome<Response>>) =>
    settle(
      signal,
      () => inTime(loadOnce().then(call), CALL_TIMEOUT_MS, () => new TransportError('deadline-exceeded')),
      'unavailable',
    );
  return {
    flightEmissions: (flights, signal) => ask(signal, (api) => api.flightEmissions(flights, signal)),
    typicalEmissions: (markets, signal) => ask(signal, (api) => api.typicalEmissions(markets, signal)),
  };
}
