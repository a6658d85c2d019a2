import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JET_KEROSENE, jetKeroseneWithSustainableFuel, wellToWakeEmissions } from './index.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const wellToWakeOf = (massFraction: number, saving: number) =>
  wellToWakeEmissions(1000, jetKeroseneWithSustainableFuel(massFraction, saving)).wellToWakeKgCo2e;

describe('jetKeroseneWithSustainableFuel', () => {
  it('is kerosene without sustainable fuel, or with one that saves nothing', () => {
    expect(jetKeroseneWithSustainableFuel(0, 0.8)).toEqual(JET_KEROSENE);
    expect(jetKeroseneWithSustainableFuel(1, 0)).toEqual(JET_KEROSENE);
  });

  it('deducts the share times the saving from the life cycle', () => {
    expect(wellToWakeOf(0.5, 0.8)).toBeCloseTo(wellToWakeOf(0, 0) * 0.6, 9);
    expect(wellToWakeOf(1, 1)).toBe(0);
  });

  it('never rises with the share, and is never negative', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, saving) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(wellToWakeOf(more, saving)).toBeLessThanOrEqual(wellToWakeOf(less, saving));
        expect(wellToWakeOf(more, saving)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [-0.1, 0.5, 'massFraction'],
    [1.1, 0.5, 'massFraction'],
    [0.5, Number.NaN, 'lifeCycleSavingFraction'],
    [0.5, 1.1, 'lifeCycleSavingFraction'],
  ])('refuses %s, %s', (massFraction, saving, name) => {
    expect(() => jetKeroseneWithSustainableFuel(massFraction, saving)).toThrow(`${name} must be a number from 0 to`);
  });
});
