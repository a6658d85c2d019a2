import { describe, expect, it } from 'vitest';
import { carrierInRegionLoad } from './carrier-in-region.ts';
import { answerOf } from './load.fixture.ts';

const ofOthers = { from: 'AAA', to: 'UUU', carrierCode: 'YY' };
const known = { traffic: [ofOthers, { from: 'CCC', to: 'UUU', departures: 100, passengerLoadFactor: 0.7 }] };
const ask = (month: number) => answerOf(carrierInRegionLoad, known, { to: 'UUU', month });

describe('the load factor a carrier reports in a region', () => {
  it('is drawn half way to the default by 100 departures', () => {
    const answer = ask(2);
    expect(answer?.value).toBeCloseTo((0.7 + 0.845) / 2, 12);
    expect(answer?.basis).toEqual({ kind: 'carrier-in-region', departures: 100 });
  });

  it('rises with the season', () => {
    expect(ask(8)?.value).toBeGreaterThan(ask(2)?.value ?? 1);
  });

  it('is not known on a route of which nothing is reported, nor of a carrier that reports nothing', () => {
    expect(answerOf(carrierInRegionLoad, known, { to: 'VVV' })).toBeUndefined();
    expect(answerOf(carrierInRegionLoad, known, { to: 'UUU', carrierCode: 'ZZ' })).toBeUndefined();
  });
});
