import { describe, expect, it } from 'vitest';
import { answerOf } from './cargo.fixture.ts';
import { allCarriersOnRouteCargo, carrierOnRouteCargo } from './on-route.ts';

const known = {
  traffic: [
    { from: 'AAA', to: 'UUU', departures: 50, cargoMassFraction: 0.03 },
    { from: 'AAA', to: 'UUU', departures: 100, cargoMassFraction: undefined },
    { from: 'AAA', to: 'UUU', carrierCode: 'YY', departures: 50, cargoMassFraction: 0.07 },
    { from: 'AAA', to: 'UUU', icaoAircraftTypes: ['W01'], cargoMassFraction: 0.4 },
  ],
};

describe('the cargo a carrier reports on the route', () => {
  it('is drawn half way to the band’s by fifty departures, months filed without it left out', () => {
    const answer = answerOf(carrierOnRouteCargo, known, { to: 'UUU' });
    expect(answer?.value).toBeCloseTo((0.03 + 0.05) / 2, 12);
    expect(answer?.basis).toEqual({ kind: 'carrier-on-route-by-body', departures: 50 });
  });

  it('is not known of a body it does not fly there', () => {
    expect(answerOf(carrierOnRouteCargo, known, { to: 'UUU', carrierCode: 'YY', body: 'wide' })).toBeUndefined();
  });
});

describe('the cargo all carriers report on the route', () => {
  it('counts every carrier’s flights with the body', () => {
    const answer = answerOf(allCarriersOnRouteCargo, known, { to: 'UUU', carrierCode: 'ZZ' });
    expect(answer?.basis).toEqual({ kind: 'all-carriers-on-route-by-body', departures: 100 });
    expect(answer?.value).toBeCloseTo(0.05, 12);
  });
});
