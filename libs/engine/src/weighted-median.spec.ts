import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightedMedian, weightedPercentiles } from './index.ts';

const rows = fc.array(
  fc.record({ value: fc.integer({ min: 0, max: 1_000_000 }), weight: fc.integer({ min: 1, max: 1000 }) }),
  { minLength: 1 },
);

describe('weightedMedian', () => {
  it('is 120 in the published example (TIM 3.0.0, typical flight emissions)', () => {
    const example = [
      { value: 100, weight: 10 },
      { value: 120, weight: 200 },
      { value: 150, weight: 120 },
      { value: 200, weight: 50 },
    ];
    expect(weightedMedian(example)).toBe(120);
  });

  it('has at most half of the weight below it and at most half above', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const median = weightedMedian(given);
        const total = given.reduce((sum, row) => sum + row.weight, 0);
        const weightOf = (isWanted: (value: number) => boolean) =>
          given.reduce((sum, row) => (isWanted(row.value) ? sum + row.weight : sum), 0);
        expect(weightOf((value) => value < median)).toBeLessThan(total / 2);
        expect(weightOf((value) => value > median)).toBeLessThanOrEqual(total / 2);
      }),
    );
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(fc.property(rows, (given) => weightedMedian(given) === weightedMedian(given.toReversed())));
  });

  it('refuses no rows, and a row that counts for nothing', () => {
    expect(() => weightedMedian([])).toThrow('rows.length');
    expect(() => weightedMedian([{ value: 1, weight: 0 }])).toThrow('weight must be');
  });
});

describe('weightedPercentiles', () => {
  const tenths = Array.from({ length: 10 }, (_, index) => ({ value: index + 1, weight: 0.1 }));

  it('are the values at which the shares are reached, though tenths do not add up exactly', () => {
    expect(weightedPercentiles(tenths, [0.1, 0.3, 0.9])).toEqual([1, 3, 9]);
  });

  it('are the smallest and the largest value at no and all of the weight', () => {
    expect(weightedPercentiles(tenths.toReversed(), [0, 1])).toEqual([1, 10]);
  });
});
