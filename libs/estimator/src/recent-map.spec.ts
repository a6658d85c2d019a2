import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

describe('RecentMap', () => {
  it('makes a value once while it is kept, and always gives the key’s own', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 10 }), (keys, limit) => {
        const map = new RecentMap<number, string>(limit);
        for (const key of keys) {
          expect(map.getOrMake(key, () => `made for ${key}`)).toBe(`made for ${key}`);
          expect(
            map.getOrMake(key, () => {
              throw new Error('made twice in a row');
            }),
          ).toBe(`made for ${key}`);
        }
      }),
    );
  });

  it('lets the oldest go beyond its limit', () => {
    const map = new RecentMap<string, number>(2);
    for (const key of ['a', 'b', 'c']) map.getOrMake(key, () => 1);
    expect(map.getOrMake('a', () => 2)).toBe(2);
    expect(map.getOrMake('c', () => 2)).toBe(1);
  });
});
