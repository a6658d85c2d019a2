import type { PublishedLoadFactorTable, PublishedScope } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { publishedLoadFinder } from './published-load.ts';

type Months = Readonly<Record<number, number>>;

/** A table of one carrier, XX: by scope, its months' load factors [1]. */
function published(scopes: Partial<Record<PublishedScope, Months>>): PublishedLoadFactorTable {
  return {
    ofMonth: (carrierCode, scope, month) => {
      const value = carrierCode === 'XX' ? scopes[scope]?.[month] : undefined;
      return value === undefined
        ? undefined
        : {
            value,
            strategy: 'CARRIER_PUBLISHED_MONTH',
            source: 'CARRIER_TRAFFIC_REPORT',
            sourceVersion: 'monthly traffic reports 2024',
            dataCategory: 'PRIMARY',
          };
    },
  };
}

const HALF_A_YEAR = { 1: 0.7, 3: 0.8, 5: 0.8, 7: 0.9, 9: 0.9, 11: 0.7 };
const [atHome, abroad] = [true, false];

describe('a published load factor', () => {
  it('is the month’s', () => {
    expect(publishedLoadFinder(published({ all: { 2: 0.77 } }))('XX', abroad, 2)).toMatchObject({
      value: 0.77,
      strategy: 'CARRIER_PUBLISHED_MONTH',
    });
  });

  it('of a month nobody read is the mean of those beside it, December beside January', () => {
    const find = publishedLoadFinder(published({ all: { 12: 0.8, 2: 0.7, 6: 0.9 } }));
    expect(find('XX', abroad, 1)).toMatchObject({ strategy: 'CARRIER_PUBLISHED_MONTHS_BESIDE' });
    expect(find('XX', abroad, 1)?.value).toBeCloseTo(0.75, 12);
    expect(find('XX', abroad, 5)?.value).toBe(0.9);
  });

  it('is not known two months from one that was read, nor of another carrier', () => {
    const find = publishedLoadFinder(published({ all: { 2: 0.77 } }));
    expect([find('XX', abroad, 4), find('XX', abroad, 12), find('YY', abroad, 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('of the year is the mean of its months, where half of them are known', () => {
    const find = publishedLoadFinder(published({ all: HALF_A_YEAR }));
    expect(find('XX', abroad, undefined)?.strategy).toBe('CARRIER_PUBLISHED_YEAR');
    // Each month not read is the mean of its two neighbours.
    expect(find('XX', abroad, undefined)?.value).toBeCloseTo(0.8, 12);
    expect(publishedLoadFinder(published({ all: { 2: 0.77 } }))('XX', abroad, undefined)).toBeUndefined();
  });

  it('at home and abroad is told apart where half of the year is known so', () => {
    const all = { 7: 0.85 };
    const find = publishedLoadFinder(published({ all, domestic: { 7: 0.95 }, international: HALF_A_YEAR }));
    expect([find('XX', atHome, 7)?.value, find('XX', abroad, 7)?.value]).toEqual([0.85, 0.9]);
  });

  it('at home never stands for flights abroad', () => {
    const find = publishedLoadFinder(published({ domestic: HALF_A_YEAR }));
    expect([find('XX', atHome, 7)?.value, find('XX', abroad, 7)]).toEqual([0.9, undefined]);
  });
});
