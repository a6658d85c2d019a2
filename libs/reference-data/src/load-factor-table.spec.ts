import { describe, expect, it } from 'vitest';
import { tables } from './committed-tables.fixture.ts';

const { loadFactors } = tables;
const CARRIERS = ['AA', 'AS', 'B6', 'DL', 'F9', 'G4', 'HA', 'NK', 'OO', 'UA', 'WN'];
const atHome = (carrier: string, quarter: number) =>
  loadFactors.ofCarrier(carrier, quarter, 'domestic')?.value.passengerLoadFactor ?? Number.NaN;

describe('load factors', () => {
  // Added up from the source's rows of 2019 and 2023 to 2025 by another program.
  it.each([
    ['AA', 0.8476, 0.0815, 4_040_549],
    ['DL', 0.859, 0.0674, 3_990_350],
    ['WN', 0.8055, 0.0076, 4_974_287],
  ])('of %s are its reported totals: %d, %d', (carrier, passengerLoadFactor, cargoMassFraction, departures) => {
    expect(loadFactors.ofCarrierYear(carrier)).toEqual({
      value: { passengerLoadFactor, cargoMassFraction, departures },
      basis: { kind: 'carrier-year', departures },
      source: 'T2',
      sourceVersion: 'US BTS T-2 2019 and 2023-2025',
      dataCategory: 'PRIMARY',
    });
  });

  it('are higher in spring than in winter at home', () => {
    expect(CARRIERS.filter((carrier) => atHome(carrier, 2) > atHome(carrier, 1))).toEqual(CARRIERS);
  });

  it('are not known for carriers that file no Schedule T-2', () => {
    expect(loadFactors.ofCarrierYear('LX')).toBeUndefined();
    expect(loadFactors.ofCarrier('LX', 1, 'international')).toBeUndefined();
    expect(loadFactors.ofCarrier('UA', 5, 'domestic')).toBeUndefined();
  });
});
