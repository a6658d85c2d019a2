// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { axisEndKg, roundingFor } from './rounding.ts';

describe('the rounding of a headline', () => {
  it.each([
    [undefined, 1, 1],
    [0.4, 1, 1],
    [36, 5, 1],
    [138, 10, 5],
    [553, 100, 50],
    [4000, 500, 100],
  ])('of a range %s kg wide is %i kg for the figure and %i kg for its bounds', (width, figureStepKg, boundStepKg) => {
    expect(roundingFor(width)).toEqual({ figureStepKg, boundStepKg });
  });
});

describe('the axis', () => {
  it.each([
    [424, 500],
    [102, 120],
    [1, 1.2],
    [960, 1200],
    [2121, 2500],
  ])('for %i kg ends at %i', (highestKg, end) => {
    expect(axisEndKg(highestKg)).toBeCloseTo(end, 9);
  });
});
