import { describe, expect, it } from 'vitest';
import { mean, median, percentile } from './quantiles.ts';

describe('median', () => {
  it.each([
    [[], Number.NaN],
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
    [[1, 2, Infinity], 2],
    [[1, Infinity, Infinity], Infinity],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('percentile', () => {
  it.each([
    [0, 1],
    [0.05, 1],
    [0.5, 2],
    [0.95, 4],
    [1, 4],
  ])('%d of 4, 1, 3, 2 is %d', (fraction, expected) => {
    expect(percentile([4, 1, 3, 2], fraction)).toBe(expected);
  });
});

describe('mean', () => {
  it('is the sum by the number, and not a number of none', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([])).toBeNaN();
  });
});
