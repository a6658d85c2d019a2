import { describe, expect, it } from 'vitest';
import { bootstrapInterval } from './bootstrap-interval.ts';
import { mean, median } from './quantiles.ts';
import { seededRandom } from './seeded-random.ts';

const draw = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed));
const width = (clusters: readonly (readonly number[])[]) => {
  const { low, high } = bootstrapInterval(clusters, mean);
  return high - low;
};
const alone = (values: readonly number[]) => values.map((value) => [value]);

describe('seededRandom', () => {
  it('gives the same numbers for the same seed, others for another, all from 0 to below 1', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    for (const number of draw(7)) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(1);
    }
    expect(mean(draw(7))).toBeCloseTo(0.5, 1);
  });

  it('refuses the seed it would never leave', () => {
    expect(() => seededRandom(0)).toThrow(RangeError);
  });
});

describe('bootstrapInterval', () => {
  const values = Array.from({ length: 40 }, seededRandom(3));

  it('holds the statistic and is the same in every run', () => {
    const interval = bootstrapInterval(alone(values), median);
    expect(interval.value).toBe(median(values));
    expect(interval.low).toBeLessThan(interval.value);
    expect(interval.high).toBeGreaterThan(interval.value);
    expect(bootstrapInterval(alone(values), median)).toEqual(interval);
  });

  it('of a mean is as wide as the normal approximation says, to a fifth', () => {
    const { low, high } = bootstrapInterval(alone(values), mean);
    const variance = mean(values.map((value) => (value - mean(values)) ** 2));
    const expected = 2 * 1.645 * Math.sqrt(variance / values.length);
    expect((high - low) / expected).toBeGreaterThan(0.8);
    expect((high - low) / expected).toBeLessThan(1.2);
  });

  it('is wider where values come in clusters that agree', () => {
    const copies = values.flatMap((value) => [value, value, value, value]);
    expect(width(values.map((value) => [value, value, value, value]))).toBeGreaterThan(1.5 * width(alone(copies)));
  });

  it('covers the true median about as often as it says', () => {
    const random = seededRandom(11);
    const hits = Array.from({ length: 300 }, () => {
      const sample = Array.from({ length: 25 }, random);
      const { low, high } = bootstrapInterval(alone(sample), median, 300);
      return low <= 0.5 && high >= 0.5 ? 1 : 0;
    });
    expect(mean(hits)).toBeGreaterThan(0.84);
    expect(mean(hits)).toBeLessThan(0.96);
  });

  it('of nothing is not a number', () => {
    expect(bootstrapInterval([[]], median)).toEqual({ value: Number.NaN, low: Number.NaN, high: Number.NaN });
  });
});
