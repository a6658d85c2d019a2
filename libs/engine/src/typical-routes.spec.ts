import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestDurationHours, typicalRoutes } from './index.ts';

const route = (overrides: object = {}) => ({
  legs: ['ZRH-BOS'],
  carriers: ['LX'],
  durationHours: 8,
  directDistanceKm: 6000,
  operatingDays: 300,
  ...overrides,
});

describe('longestDurationHours', () => {
  it.each([
    [1, 2.25],
    [3, 4.75],
    [3.01, 6.515],
    [6, 11],
    [8, 16],
  ])('beside a fastest of %s h is %s h', (fastest, longest) => {
    expect(longestDurationHours(fastest)).toBeCloseTo(longest, 9);
  });
});

describe('typicalRoutes', () => {
  it('drops what is flown on fewer than 20 days, slower than 75 km/h or much longer than the fastest', () => {
    const kept = typicalRoutes([
      route(),
      route({ carriers: ['UA'], durationHours: 12 }),
      route({ carriers: ['AA'], operatingDays: 19 }),
      route({ carriers: ['BA'], durationHours: 16.1 }),
      route({ carriers: ['IB'], durationHours: 81 }),
    ]);
    expect(kept.map(({ carriers }) => carriers[0])).toEqual(['LX', 'UA']);
  });

  it('drops the market where one route is left of several, and keeps it where there was but one', () => {
    expect(typicalRoutes([route(), route({ carriers: ['BA'], durationHours: 30 })])).toEqual([]);
    expect(typicalRoutes([route()])).toHaveLength(1);
  });

  it('keeps the 20 fastest, and settles ties by days, legs, carriers and letters, in whatever order they come', () => {
    const many = [
      ...Array.from({ length: 25 }, (_, at) => route({ carriers: [`C${at}`], durationHours: 8 + at / 100 })),
      route({ carriers: ['ZZ'], operatingDays: 301 }),
      route({ carriers: ['AA', 'BB'], legs: ['ZRH-LHR', 'LHR-BOS'] }),
      route({ carriers: ['AA', 'AA'], legs: ['ZRH-LHR', 'LHR-BOS'] }),
    ];
    const kept = typicalRoutes(many);
    expect(kept).toHaveLength(20);
    expect(kept.slice(0, 4).map(({ carriers }) => carriers.join(' '))).toEqual(['ZZ', 'C0', 'AA AA', 'AA BB']);
    fc.assert(
      fc.property(fc.shuffledSubarray(many, { minLength: many.length }), (shuffled) => {
        expect(typicalRoutes(shuffled)).toEqual(kept);
      }),
    );
  });
});
