import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyStarts, lowerBound } from './sorted-search.ts';

describe('lowerBound', () => {
  it('is the number of smaller values, in any rising list', () => {
    const number = fc.nat({ max: 50 });
    fc.assert(
      fc.property(fc.array(number), number, (values, value) => {
        const sorted = Uint32Array.from(values).sort();
        expect(lowerBound(sorted, value)).toBe(values.filter((other) => other < value).length);
      }),
    );
  });

  it('looks only where it is told', () => {
    expect(lowerBound(Uint16Array.of(9, 1, 2, 3, 0), 2, 1, 4)).toBe(2);
  });
});

describe('keyStarts', () => {
  it('bounds the keys of each first number', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 9 }))), (pairs) => {
        const keys = Uint32Array.from(pairs, ([first, second]) => first * 10 + second).sort();
        const starts = keyStarts(keys, 6, 10);
        for (let first = 0; first < 6; first += 1) {
          const inside = keys.subarray(starts[first], starts[first + 1]);
          expect(inside).toHaveLength(pairs.filter(([one]) => one === first).length);
          expect(inside.every((key) => Math.floor(key / 10) === first)).toBe(true);
        }
      }),
    );
  });
});
