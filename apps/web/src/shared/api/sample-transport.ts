import { createJsonTransport } from './json-transport.ts';
import { TYPICAL_FUNCTION } from './requests.ts';
import type { Transport } from './transport.ts';

/** Answers every request with a built-in sample, for work on the page without a backend. */
export function createSampleTransport(sample: 'standard' | 'easa'): Transport {
  return createJsonTransport(async (name) => {
    const samples = await import('./samples/samples.ts');
    if (name === TYPICAL_FUNCTION) return samples.TYPICAL_RESPONSE;
    return sample === 'easa' ? samples.EASA_FLIGHT_RESPONSE : samples.STANDARD_FLIGHT_RESPONSE;
  });
}
