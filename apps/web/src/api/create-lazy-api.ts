import type { EmissionsApi } from './emissions-api.ts';
import { inTime } from './in-time.ts';
import { once } from './once.ts';
import type { FailureCode, Outcome } from './outcome.ts';
import { CALL_TIMEOUT_MS, TransportError } from './transport.ts';

/** The operations, whose code is loaded by the first that is asked for: most pages ask for none. */
export function createLazyApi(load: () => Promise<EmissionsApi>): EmissionsApi {
  const loadOnce = once(load);
  return {
    flightEmissions: (flights, signal) =>
      settle(signal, async () => (await loadOnce()).flightEmissions(flights, signal)),
    typicalEmissions: (markets, signal) =>
      settle(signal, async () => (await loadOnce()).typicalEmissions(markets, signal)),
  };
}

/**
 * Once loaded, an operation fails in values only; what is thrown is that its code did not come. A call's time counts
 * from here on: whatever it waits for, nobody waits longer than a call may take.
 */
async function settle<Response>(
  signal: AbortSignal,
  ask: () => Promise<Outcome<Response>>,
): Promise<Outcome<Response>> {
  try {
    return await inTime(ask(), CALL_TIMEOUT_MS, () => new TransportError('deadline-exceeded'));
  } catch (error) {
    const code: FailureCode = error instanceof TransportError ? error.code : 'unavailable';
    if (!signal.aborted) {
      // A failed call is logged as a warning by specification; the page shows it in words.
      // oxlint-disable-next-line no-console
      console.warn('Emissions call failed:', code, error);
    }
    return { kind: 'failed', code };
  }
}
