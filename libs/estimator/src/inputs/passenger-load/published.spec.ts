import { describe, expect, it } from 'vitest';
import { answerOf } from './load.fixture.ts';
import { publishedLoad } from './published.ts';

const publishedLoads = [
  { carrierCode: 'XX', scope: 'domestic', month: 2, value: 0.9 },
  { carrierCode: 'XX', scope: 'international', month: 2, value: 0.8 },
  { carrierCode: 'YY', scope: 'all', month: 2, value: 0.7 },
  { carrierCode: 'ZZ', scope: 'all', month: 2, value: 0.75 },
  { carrierCode: 'ZZ', scope: 'international', month: 2, value: 0.6 },
] as const;
const known = { publishedLoads, homes: { XX: 'XA', ZZ: 'XA' } };

describe('the load factor a carrier publishes', () => {
  it('is that of its flights at home within its country, and of the others elsewhere', () => {
    expect(answerOf(publishedLoad, known, { to: 'BBB' })?.value).toBe(0.9);
    expect(answerOf(publishedLoad, known)?.value).toBe(0.8);
  });

  it('within another country is that of its flights abroad', () => {
    expect(answerOf(publishedLoad, { publishedLoads, homes: { XX: 'XB' } }, { to: 'BBB' })?.value).toBe(0.8);
  });

  it('is that of all its flights where it tells none apart, and at home where it tells only those abroad apart', () => {
    expect(answerOf(publishedLoad, known, { carrierCode: 'YY', to: 'BBB' })?.value).toBe(0.7);
    expect(answerOf(publishedLoad, known, { carrierCode: 'ZZ', to: 'BBB' })?.value).toBe(0.75);
    expect(answerOf(publishedLoad, known, { carrierCode: 'ZZ' })?.value).toBe(0.6);
  });

  it('says nothing of routes to the US, nor of months that are not published', () => {
    expect(answerOf(publishedLoad, known, { to: 'UUU' })).toBeUndefined();
    expect(answerOf(publishedLoad, known, { month: 3 })).toBeUndefined();
  });
});
