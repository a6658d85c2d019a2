import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, serveApi, testServices } from '../testing/served-api.ts';
import type { ServedApi } from '../testing/served-api.ts';
import { serveCallable } from '../testing/served-callable.ts';

/** The made-up sample's flight; no such flight is known. */
const flight = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: 9952,
  departureDate: { year: 2026, month: 12, day: 21 },
};
const grams = { economy: 301_500, business: 1_206_000, first: 1_507_500 };
const label = {
  labelIssueDate: { year: 2026, month: 1, day: 1 },
  labelExpiryDate: { year: 2035, month: 12, day: 31 },
  labelVersion: 'SAMPLE: made up',
  safDiscountPercentage: 0.03,
};
const SAMPLE = { FUNCTIONS_EMULATOR: 'true', EASA_LABELS: 'sample' };

describe('a flight with a label', () => {
  let callable: ServedApi;
  let api: ServedApi;
  beforeAll(async () => {
    callable = await serveCallable('labelled', testServices(SAMPLE));
    api = await serveApi(testServices(SAMPLE));
  });
  afterAll(() => Promise.all([callable.close(), api.close()]));

  it('is answered by the callable with the source’s number, the label’s cabins and its share of sustainable fuel', async () => {
    const { json } = await post(callable, '/', { data: { flights: [{ ...flight, flightNumber: '9952' }] } });
    const { result } = json as { result: { flightEmissions: [Record<string, unknown>] } };
    const [entry] = result.flightEmissions;
    expect(entry).toMatchObject({
      source: 2,
      emissionsGramsPerPax: grams,
      emissionsInputs: { easaLabelData: label },
    });
    expect(entry['emissionsGramsPerPax']).not.toHaveProperty('premiumEconomy');
    expect(entry).not.toHaveProperty('aircraft');
    expect(entry).not.toHaveProperty('range');
  });

  it('is answered by /v1 with the label beside the figures, and no provenance of ours', async () => {
    const { json } = await post(api, '/v1/flights:computeFlightEmissions', { flights: [flight] });
    expect(json).toMatchObject({
      flightEmissions: [{ flight, source: 'EASA', emissionsGramsPerPax: grams, easaLabelMetadata: label }],
    });
    const detailed = await post(api, '/v1/flights:computeDetailedFlightEmissions', { flights: [flight] });
    const { flightsWithDetailedEmissions } = detailed.json as {
      flightsWithDetailedEmissions: [{ flightEmissionsDetails: object; emissionsMetadata: object }];
    };
    const [{ flightEmissionsDetails, emissionsMetadata }] = flightsWithDetailedEmissions;
    expect(flightEmissionsDetails).toMatchObject({ source: 'EASA', emissionsGramsPerPax: grams });
    expect(emissionsMetadata).toMatchObject({ easaLabelMetadata: label });
    expect(emissionsMetadata).not.toHaveProperty('emissionsProvenance');
  });

  it('has a label only where labels are turned on', async () => {
    const plain = await serveApi();
    const { json } = await post(plain, '/v1/flights:computeFlightEmissions', { flights: [flight] });
    await plain.close();
    expect(json).toMatchObject({ flightEmissions: [{ source: 'TIM' }] });
  });
});
