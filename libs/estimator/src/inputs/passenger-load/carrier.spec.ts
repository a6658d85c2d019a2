import { describe, expect, it } from 'vitest';
import { usCarrierLoad } from './carrier.ts';
import { answerOf } from './load.fixture.ts';

const known = { usCarrierLoads: { XX: 0.8 }, fleets: { XX: { N01: 5 } } };
const fullerN02 = [
  { icaoAircraftTypes: ['N01'], passengerLoadFactor: 0.8 },
  { icaoAircraftTypes: ['N02'], passengerLoadFactor: 0.9 },
];

describe('the load factor of a US carrier', () => {
  it('is that of the quarter', () => {
    expect(answerOf(usCarrierLoad, known, { from: 'UUU', to: 'VVV' })).toMatchObject({
      value: 0.8,
      basis: { kind: 'carrier-quarter', departures: 1000 },
    });
  });

  it('is that of the year where no month is asked for', () => {
    const answer = answerOf(usCarrierLoad, known, { from: 'UUU', to: 'VVV', month: undefined });
    expect(answer?.basis).toEqual({ kind: 'carrier-year', departures: 1000 });
  });

  it('is higher with a type that it fills better, in a quarter and in the year', () => {
    const withTypes = { ...known, reportedSeats: fullerN02 };
    const ask = (icaoAircraftType: string, question = {}) =>
      answerOf(usCarrierLoad, withTypes, { from: 'UUU', to: 'VVV', icaoAircraftType, ...question });
    expect(ask('N02')?.basis.kind).toBe('carrier-aircraft-quarter');
    expect(ask('N02', { month: undefined })?.basis.kind).toBe('carrier-aircraft-year');
    expect(ask('N02')?.value).toBeGreaterThan(0.8);
    expect(ask('N01')?.value).toBeLessThan(0.8);
  });

  it('is not known away from the US where the fleet is not: the code may be another company’s', () => {
    expect(answerOf(usCarrierLoad, known)?.value).toBe(0.8);
    expect(answerOf(usCarrierLoad, { ...known, fleets: {} })).toBeUndefined();
  });
});
