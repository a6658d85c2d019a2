import { describe, expect, it } from 'vitest';
import { answerOf } from './cargo.fixture.ts';
import { countedCargo } from './counted.ts';

const counted = { countedCargo: { 'XX abroad': { value: 0.04, departures: 9 } } };

describe('the cargo a country counts of its own carrier', () => {
  it('is that of narrow bodies, where the carrier flies no others', () => {
    expect(answerOf(countedCargo, counted)).toMatchObject({
      value: 0.04,
      source: 'DGCA',
      basis: { kind: 'carrier-cargo-counted', departures: 9 },
    });
    expect(answerOf(countedCargo, { ...counted, fleets: { XX: { W01: 1 } } })).toBeUndefined();
  });

  it('gives way on wide bodies, on routes to the US and for carriers it does not count', () => {
    expect(answerOf(countedCargo, counted, { body: 'wide' })).toBeUndefined();
    expect(answerOf(countedCargo, counted, { to: 'UUU' })).toBeUndefined();
    expect(answerOf(countedCargo, counted, { carrierCode: 'YY' })).toBeUndefined();
  });
});
