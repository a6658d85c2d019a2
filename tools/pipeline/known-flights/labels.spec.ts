import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readTables } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { committedBytes, estimator as unlabelled, lx52, window } from './known-flights.fixture.ts';
import { createEstimator } from '@tim/estimator';
import type { FlightQuery } from '@tim/estimator';

const sample = gunzipSync(
  readFileSync(new URL('../../../libs/reference-data/samples/easa-labels.bin.gz', import.meta.url)),
);
const estimator = createEstimator(readTables({ ...committedBytes, 'easa-labels': sample }));
const ask = (overrides: Partial<FlightQuery> = {}, includesWorking = false) =>
  estimator.flight(lx52({ flightNumber: 9952, ...overrides }), { window, includesWorking });

describe('a flight with a label', () => {
  it('has the label’s figures in the label’s cabins, the phases adding up to the gram', () => {
    const result = ask();
    if (result.kind !== 'labelled') throw new Error(result.kind);
    expect(result.wellToWakeGramsPerPassenger).toEqual({ economy: 301_500, business: 1_206_000, first: 1_507_500 });
    for (const cabin of ['economy', 'business', 'first'] as const) {
      const wellToTank = result.wellToTankGramsPerPassenger[cabin] ?? 0;
      const tankToWake = result.tankToWakeGramsPerPassenger[cabin] ?? 0;
      expect(wellToTank + tankToWake).toBe(result.wellToWakeGramsPerPassenger[cabin]);
      expect(wellToTank / tankToWake).toBeCloseTo(15 / 74, 4);
    }
    expect(result.tankToWakeGramsPerPassenger).not.toHaveProperty('premiumEconomy');
    expect(result.isFlightNumberVerified).toBe(true);
  });

  it('has the risk of contrails that the engine sees for it', () => {
    const estimate = unlabelled.flight(lx52(), { window });
    const result = ask();
    if (result.kind !== 'labelled' || estimate.kind !== 'estimated') throw new Error('no figures');
    expect(result.contrailsImpactBucket).toBe(estimate.contrailsImpactBucket);
  });

  it('says in its working whose figures they are, the same grams with and without', () => {
    const result = ask({}, true);
    if (result.kind !== 'labelled') throw new Error(result.kind);
    expect(result.working?.steps.map(({ key }) => key)).toEqual(['easaLabel']);
    expect(result.working?.steps[0]?.inputs[0]?.text).toBe('SAMPLE: made up');
    expect(result).toMatchObject({ ...ask() });
  });

  it('on a route the carrier is not known to fly is answered all the same', () => {
    const result = ask({ carrierCode: 'LH', origin: 'FRA', destination: 'XFW', flightNumber: 1 });
    expect(result).toMatchObject({ kind: 'labelled', isFlightNumberVerified: false });
    expect(result).not.toHaveProperty('contrailsImpactBucket');
  });
});

describe('a label', () => {
  it('changes nothing for other flights of the carrier on the route', () => {
    expect(estimator.flight(lx52(), { window })).toEqual(unlabelled.flight(lx52(), { window }));
  });

  it('does not make a date outside the window answerable', () => {
    expect(ask({ departureDate: { year: 2029, month: 1, day: 1 } })).toMatchObject({ reason: 'DATE_OUT_OF_WINDOW' });
  });
});
