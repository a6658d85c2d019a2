import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisEndKg, roundingFor, roundRange } from './rounding.ts';

describe('the rounding of a headline', () => {
  it.each([
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

describe('a figure with its range', () => {
  it('is as fine as the range allows, its ends one step finer and outwards', () => {
    expect(roundRange(352.2, 286.1, 424.3)).toEqual({ kg: 350, lowKg: 285, highKg: 425, stepKg: 10 });
    expect(roundRange(352.5)).toEqual({ kg: 353, lowKg: undefined, highKg: undefined, stepKg: 1 });
  });

  it('holds the range that it rounds, whatever that is', () => {
    const kg = fc.double({ min: 0.1, max: 50_000, noNaN: true });
    fc.assert(
      fc.property(
        kg,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (figure, below, above) => {
          const [low, high] = [figure * (1 - below), figure * (1 + above)];
          const { lowKg = NaN, highKg = NaN } = roundRange(figure, low, high);
          expect(lowKg).toBeLessThanOrEqual(low);
          expect(highKg).toBeGreaterThanOrEqual(high);
          expect(highKg - lowKg).toBeLessThanOrEqual(high - low + 2 * roundingFor(figure, high - low).boundStepKg);
        },
      ),
    );
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
