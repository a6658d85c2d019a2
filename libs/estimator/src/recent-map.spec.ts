import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

describe('RecentMap', () => {
  it('makes a value once while it is kept, and always gives the key’s own', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 2, max: 10 }), (keys, limit) => {
        const map = new RecentMap<number, { readonly text: string }>(limit);
        for (const key of keys) {
          expect(map.getOrMake(key, () => ({ text: `made for ${key}` })).text).toBe(`made for ${key}`);
          expect(
            map.getOrMake(key, () => {
              throw new Error('made twice in a row');
            }).text,
          ).toBe(`made for ${key}`);
        }
      }),
    );
  });

  it('lets go what was not asked for in two generations, and keeps what was', () => {
    const map = new RecentMap<string, number>(4);
    for (const key of ['a', 'b', 'c', 'b', 'd', 'b', 'e']) map.getOrMake(key, () => 1);
    expect(map.getOrMake('b', () => 2)).toBe(1);
    expect(map.getOrMake('a', () => 2)).toBe(2);
  });
});
