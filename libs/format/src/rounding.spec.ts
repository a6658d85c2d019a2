import { describe, expect, it } from 'vitest';
import { axisEndKg, roundingFor } from './rounding.ts';

describe('the rounding of a headline', () => {
  it.each([
    [624, undefined, 1, 1],
    [60, 0.4, 1, 1],
    [60, 36, 5, 1],
    [352.2, 138, 10, 5],
    [763.3, 340, 10, 5],
    [999.9, 553, 10, 5],
    [1408.8, 553, 100, 50],
    [8000, 4000, 500, 100],
  ])('of %s kg with a range %s kg wide is %i kg, and %i kg for its bounds', (kg, width, figureStepKg, boundStepKg) => {
    expect(roundingFor(kg, width)).toEqual({ figureStepKg, boundStepKg });
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
