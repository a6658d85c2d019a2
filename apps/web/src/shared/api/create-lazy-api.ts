import type { EmissionsApi } from './emissions-api.ts';
import { inTime } from '../in-time.ts';
import { once } from '../once.ts';
import type { Settled } from './outcome.ts';
import { settle } from './settle.ts';
import { CALL_TIMEOUT_MS, TransportError } from './transport.ts';

/**
 * The operations, whose code is loaded by the first that is asked for: most pages ask for none. A call's time counts from
 * here on: whatever it waits for, nobody waits longer than a call may take. A call still on its way then is dropped, so
 * that it is not told of as a second failure when it gives up itself.
 */
export function createLazyApi(load: () => Promise<EmissionsApi>): EmissionsApi {
  const loadOnce = once(load);
  // Once loaded, an operation fails in values only; what else is thrown is that its code did not come.
  const ask = <Response>(
    signal: AbortSignal,
    call: (api: EmissionsApi, signal: AbortSignal) => Promise<Settled<Response>>,
  ) => {
    const over = new AbortController();
    const answer = async () => call(await loadOnce(), AbortSignal.any([signal, over.signal]));
    const late = () => {
      over.abort();
      return new TransportError('deadline-exceeded');
    };
    return settle(signal, () => inTime(answer(), CALL_TIMEOUT_MS, late), 'unavailable');
  };
  return {
    flightEmissions: (flights, signal) => ask(signal, (api, untilOver) => api.flightEmissions(flights, untilOver)),
    typicalEmissions: (markets, signal) => ask(signal, (api, untilOver) => api.typicalEmissions(markets, untilOver)),
    flightWorking: (flights, signal) => ask(signal, (api, untilOver) => api.flightWorking(flights, untilOver)),
    typicalWorking: (markets, signal) => ask(signal, (api, untilOver) => api.typicalWorking(markets, untilOver)),
    travelOptions: (question, signal) => ask(signal, (api, untilOver) => api.travelOptions(question, untilOver)),
  };
}
