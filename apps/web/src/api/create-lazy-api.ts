import type { EmissionsApi } from './emissions-api.ts';
import { once } from './once.ts';
import type { Outcome } from './outcome.ts';

/** The operations, whose code is loaded by the first that is asked for: most pages ask for none. */
export function createLazyApi(load: () => Promise<EmissionsApi>): EmissionsApi {
  const loadOnce = once(load);
  return {
    flightEmissions: (flights, signal) =>
      orUnavailable(async () => (await loadOnce()).flightEmissions(flights, signal)),
    typicalEmissions: (markets, signal) =>
      orUnavailable(async () => (await loadOnce()).typicalEmissions(markets, signal)),
  };
}

/** Once loaded, an operation fails in values only; what is thrown is that its code did not come. */
async function orUnavailable<Response>(ask: () => Promise<Outcome<Response>>): Promise<Outcome<Response>> {
  try {
    return await ask();
  } catch (error) {
    // A failed call is logged as a warning by specification; the page shows it in words.
    // oxlint-disable-next-line no-console
    console.warn('Emissions call failed:', 'unavailable', error);
    return { kind: 'failed', code: 'unavailable' };
  }
}
