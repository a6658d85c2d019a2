import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

describe('wilsonInterval', () => {
  it('is the textbook’s: 8 of 10 at 95 % is 0.490 to 0.943', () => {
    const { value, low, high } = wilsonInterval(8, 10, 1.96);
    expect(value).toBe(0.8);
    expect(low).toBeCloseTo(0.49, 3);
    expect(high).toBeCloseTo(0.943, 3);
  });

  it('stays within 0 and 1, and leaves room at the ends', () => {
    expect(wilsonInterval(0, 20)).toMatchObject({ value: 0, low: 0 });
    expect(wilsonInterval(0, 20).high).toBeGreaterThan(0.05);
    expect(wilsonInterval(20, 20).high).toBeCloseTo(1, 12);
    expect(wilsonInterval(20, 20).low).toBeLessThan(0.95);
  });

  it('of no trial is not a number', () => {
    expect(wilsonInterval(0, 0).value).toBeNaN();
  });
});
