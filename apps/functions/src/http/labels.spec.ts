import { describe, expect, it } from 'vitest';
import { lx52, post, serveApi, testServices } from '../testing/served-api.ts';
import { serveCallable } from '../testing/served-callable.ts';

describe('a flight with a label', () => {
  /** The made-up sample's flight; no such flight is known. */
  const flight = { ...lx52, flightNumber: 9952 };

  it('is answered by the callable with the source’s number, the label’s cabins and its share of sustainable fuel', async () => {
    const callable = await serveCallable(testServices({ FUNCTIONS_EMULATOR: 'true', EASA_LABELS: 'sample' }));
    const { json } = await post(callable, '/', { data: { flights: [{ ...flight, flightNumber: '9952' }] } });
    await callable.close();
    const { result } = json as { result: { flightEmissions: [Record<string, unknown>] } };
    const [entry] = result.flightEmissions;
    expect(entry).toMatchObject({
      source: 2,
      emissionsInputs: {
        easaLabelData: {
          labelIssueDate: { year: 2026, month: 1, day: 1 },
          labelExpiryDate: { year: 2035, month: 12, day: 31 },
          labelVersion: 'SAMPLE: made up',
          safDiscountPercentage: 0.03,
        },
      },
    });
    expect(entry['emissionsGramsPerPax']).toEqual({ economy: 301_500, business: 1_206_000, first: 1_507_500 });
  });

  it('has a label only where labels are turned on', async () => {
    const plain = await serveApi();
    const { json } = await post(plain, '/v1/flights:computeFlightEmissions', { flights: [flight] });
    await plain.close();
    expect(json).toMatchObject({ flightEmissions: [{ source: 'TIM' }] });
  });
});
