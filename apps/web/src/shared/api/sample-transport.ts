import { TypicalEmissionsResponse } from '@tim/messages';
import { readFlightEmissionsResponse } from './read-responses.ts';
import type { Transport } from './transport.ts';

/** Answers every request with a built-in sample, for work on the page without a backend. */
export function createSampleTransport(sample: 'standard' | 'easa'): Transport {
  return {
    flightEmissions: async () => {
      const samples = await import('./samples/samples.ts');
      return readFlightEmissionsResponse(
        sample === 'easa' ? samples.EASA_FLIGHT_RESPONSE : samples.STANDARD_FLIGHT_RESPONSE,
      );
    },
    typicalEmissions: async () => {
      const samples = await import('./samples/samples.ts');
      return TypicalEmissionsResponse.fromJSON(samples.TYPICAL_RESPONSE);
    },
  };
}
