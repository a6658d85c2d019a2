import { describe, expect, it } from 'vitest';
import { isReached } from './goals.ts';

const goal = (value: number, least: number | undefined, most: number | undefined) => ({
  question: 'made up',
  measure: 'made up',
  count: 1,
  figure: { value, low: value, high: value },
  byCarrierRoute: undefined,
  least,
  most,
  floor: undefined,
});

describe('a goal', () => {
  it('is reached on the right side of its bound, the bound included', () => {
    expect([0.05, 0.051].map((value) => isReached(goal(value, undefined, 0.05)))).toEqual([true, false]);
    expect([0.75, 0.749].map((value) => isReached(goal(value, 0.75, undefined)))).toEqual([true, false]);
  });

  it('with two bounds is reached between them', () => {
    expect([0.7, 0.8, 0.9].map((value) => isReached(goal(value, 0.75, 0.85)))).toEqual([false, true, false]);
  });

  it('that tells carriers’ routes apart is reached by figure and by route', () => {
    const byCarrierRoute = goal(0.06, undefined, 0.05);
    expect(isReached({ ...goal(0.05, undefined, 0.05), byCarrierRoute })).toBe(false);
    expect(isReached({ ...goal(0.05, undefined, 0.05), byCarrierRoute: goal(0.05, undefined, 0.05) })).toBe(true);
  });

  it('is not reached without a figure', () => {
    expect(isReached(goal(Number.NaN, undefined, 0.05))).toBe(false);
    expect(isReached(goal(Number.POSITIVE_INFINITY, undefined, 0.05))).toBe(false);
  });
});
