import { describe, expect, it } from 'vitest';
import { sourceWords } from './source-words.ts';

describe('sourceWords', () => {
  it('says who, which edition, how near and how good', () => {
    expect(
      sourceWords({
        source: 'T100',
        sourceVersion: 'US BTS T-100 2024-01 and 2026-02',
        strategy: 'CARRIER_ROUTE_MONTH',
        dataCategory: 'PRIMARY',
      }),
    ).toBe(
      'US Bureau of Transportation Statistics, flights reported by airlines (US BTS T-100 2024-01 and 2026-02); for this airline on this route; primary data (ISO 14083).',
    );
  });

  it('says whose monthly figures a load factor is from', () => {
    expect(
      sourceWords({
        source: 'CARRIER_TRAFFIC_REPORT',
        sourceVersion: 'monthly traffic reports 2023-2025, international flights, 3 years read',
        strategy: 'CARRIER_PUBLISHED_MONTH',
        dataCategory: 'PRIMARY',
      }),
    ).toBe(
      'Monthly traffic figures published by airlines or their authorities (monthly traffic reports 2023-2025, international flights, 3 years read); for this airline or its group in this month of the year; primary data (ISO 14083).',
    );
  });

  it('says that seats were brought to a reported total', () => {
    expect(
      sourceWords({ source: 'CARRIER_CABIN_TABLE', strategy: 'CARRIER_CABIN_LAYOUT_SCALED_TO_REPORTED_TOTAL' }),
    ).toContain('this airline’s cabins, scaled to the number of seats the airline reported');
  });

  it('says that several layouts were taken together', () => {
    expect(sourceWords({ strategy: 'CARRIER_CABIN_LAYOUT_SCALED_TO_REPORTED_TOTAL_MEAN' })).toBe(
      'mean of this airline’s cabins that fit the route, scaled to the number of seats the airline reported.',
    );
  });

  it('shows no key: one without words is left out, and a text that is no key stays', () => {
    expect(sourceWords({ source: 'BRAND_NEW_TABLE', sourceVersion: '2027', strategy: 'SOME_TIER' })).toBe('2027.');
    expect(sourceWords({ source: 'Airport table' })).toBe('Airport table.');
  });

  it('says nothing of the result of an earlier step', () => {
    expect(sourceWords({})).toBeUndefined();
  });
});
