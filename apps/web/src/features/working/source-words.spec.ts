import { describe, expect, it } from 'vitest';
import { sourceWords } from './source-words.ts';

describe('sourceWords', () => {
  it.each([
    [
      {
        source: 'T100',
        sourceVersion: 'US BTS T-100 2024-01 and 2026-02',
        strategy: 'CARRIER_ROUTE_MONTH',
        dataCategory: 'PRIMARY',
      },
      'US Bureau of Transportation Statistics, flights reported by airlines (US BTS T-100 2024-01 and 2026-02); for this airline on this route; primary data (ISO 14083).',
    ],
    [
      { source: 'CARRIER_TRAFFIC_REPORT', strategy: 'CARRIER_PUBLISHED_MONTH' },
      'Monthly traffic figures published by airlines or their authorities; for this airline or its group in this month of the year.',
    ],
    [
      { strategy: 'CARRIER_CABIN_LAYOUT_SCALED_TO_REPORTED_TOTAL' },
      'this airline’s cabins, scaled to the number of seats the airline reported.',
    ],
    [
      { strategy: 'CARRIER_CABIN_LAYOUT_SCALED_TO_REPORTED_TOTAL_MEAN' },
      'mean of this airline’s cabins that fit the route, scaled to the number of seats the airline reported.',
    ],
  ])('says who, which edition, how near and how good: of %j', (origin, words) => {
    expect(sourceWords(origin)).toBe(words);
  });

  it('shows no key: one without words is left out, and a text that is no key stays', () => {
    expect(sourceWords({ source: 'BRAND_NEW_TABLE', sourceVersion: '2027', strategy: 'SOME_TIER' })).toBe('2027.');
    expect(sourceWords({ source: 'Airport table' })).toBe('Airport table.');
  });

  it('says nothing of the result of an earlier step', () => {
    expect(sourceWords({})).toBeUndefined();
  });
});
