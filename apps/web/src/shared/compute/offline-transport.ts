import type { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import type { OfflineWork } from './offline-types.ts';
import type { ThisDevice } from './this-device.ts';
import type { Transport } from '../api/transport.ts';

/** The service worker is the one file of the site that is never kept. */
const NEVER_KEPT = '/sw.js';

/** A browser takes a network that leads nowhere for one that works: only the site's own server tells. */
async function isWithoutNetwork(): Promise<boolean> {
  if (!navigator.onLine) return true;
  return fetch(NEVER_KEPT, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}

/**
 * A transport for which this device answers while it has no network. Where it cannot, the failure stays what it was.
 *
 * @param device - started at the first call that needs it
 */
export function withOffline(transport: Transport, device: ThisDevice): Transport {
  const ask = async <Response extends FlightEmissionsResponse | TypicalEmissionsResponse>(
    signal: AbortSignal,
    online: () => Promise<Response>,
    here: (work: OfflineWork) => Promise<Response>,
  ): Promise<Response> => {
    try {
      const response = await online();
      device.tellAnswered(undefined);
      return response;
    } catch (error) {
      if (signal.aborted || !(await isWithoutNetwork())) throw error;
      const response = await device
        .work()
        .then(here)
        .catch(() => undefined);
      // Of a visitor who has gone on, nothing is told.
      if (response === undefined || signal.aborted) throw error;
      device.tellAnswered(response.modelVersion);
      return response;
    }
  };
  return {
    flightEmissions: (request, signal) =>
      ask(
        signal,
        () => transport.flightEmissions(request, signal),
        (work) => work.flightEmissions(request),
      ),
    typicalEmissions: (request, signal) =>
      ask(
        signal,
        () => transport.typicalEmissions(request, signal),
        (work) => work.typicalEmissions(request),
      ),
  };
}
