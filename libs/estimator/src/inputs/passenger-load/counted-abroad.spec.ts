import { describe, expect, it } from 'vitest';
import { countedAbroadLoad } from './counted-abroad.ts';
import { answerOf } from './load.fixture.ts';

const counted = { countedAbroad: { 'XX AAA CCC': { value: 0.7, departures: 990 } } };

describe('the load factor a country counts of a carrier between it and another', () => {
  it('is as counted, few flights drawn towards the method’s default', () => {
    expect(answerOf(countedAbroadLoad, counted)?.value).toBeCloseTo(0.702, 3);
    const few = { countedAbroad: { 'XX AAA CCC': { value: 0.7, departures: 1 } } };
    expect(answerOf(countedAbroadLoad, few)?.value).toBeGreaterThan(0.83);
  });

  it('is drawn towards what the carrier publishes, where it does', () => {
    const publishedLoads = [{ carrierCode: 'XX', scope: 'all', month: 2, value: 0.5 }] as const;
    const few = { countedAbroad: { 'XX AAA CCC': { value: 0.7, departures: 1 } }, publishedLoads };
    expect(answerOf(countedAbroadLoad, few)?.value).toBeCloseTo(0.52, 2);
  });

  it('says how many flights it was counted on, and by whom', () => {
    expect(answerOf(countedAbroadLoad, counted)).toMatchObject({
      source: 'BITRE',
      basis: { kind: 'carrier-between-countries', departures: 990 },
    });
  });
});
