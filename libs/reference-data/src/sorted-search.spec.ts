import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerBound } from './sorted-search.ts';

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
