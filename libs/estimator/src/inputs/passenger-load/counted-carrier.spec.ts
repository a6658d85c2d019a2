import { describe, expect, it } from 'vitest';
import { countedCarrierLoad } from './counted-carrier.ts';
import { answerOf } from './load.fixture.ts';

const counted = {
  countedCarriers: { 'XX home': { value: 0.9, departures: 9 }, 'XX abroad': { value: 0.7, departures: 9 } },
};

describe('the load factor a country counts of its own carrier', () => {
  it('is that of its flights abroad, also within another country', () => {
    expect(answerOf(countedCarrierLoad, counted)).toMatchObject({ value: 0.7, source: 'DGCA' });
    expect(answerOf(countedCarrierLoad, counted, { to: 'BBB' })?.value).toBe(0.7);
  });

  it('gives way on routes to the US, and for carriers it does not count', () => {
    expect(answerOf(countedCarrierLoad, counted, { to: 'UUU' })).toBeUndefined();
    expect(answerOf(countedCarrierLoad, counted, { carrierCode: 'YY' })).toBeUndefined();
  });
});
