import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedRange, type RangedLeg } from './combined-range.ts';

const kg = fc.integer({ min: 10_000, max: 9_999_999 }).map((grams) => grams / 1000);
const leg: fc.Arbitrary<RangedLeg> = fc
  .record({
    kg,
    below: fc.double({ min: 0, max: 0.9, noNaN: true }),
    above: fc.double({ min: 0, max: 2, noNaN: true }),
    group: fc.constantFrom('BA', 'QR', 'LHR-JFK'),
  })
  .map(({ below, above, ...rest }) => ({
    ...rest,
    lowKg: Math.round(rest.kg * (1 - below) * 1000) / 1000,
    highKg: Math.round(rest.kg * (1 + above) * 1000) / 1000,
  }));
const sum = (legs: readonly RangedLeg[], of: 'kg' | 'lowKg' | 'highKg') =>
  legs.reduce((total, one) => total + one[of], 0);
/** Ends are given to the gram [kg]. */
const A_GRAM = 0.0011;
const BA = { kg: 300, lowKg: 250, highKg: 380, group: 'BA' };

describe('the range of a trip', () => {
  it('is that of its leg, and grows with the number of the same leg, there and back too', () => {
    fc.assert(
      fc.property(leg, fc.integer({ min: 1, max: 12 }), (one, times) => {
        const { lowKg, highKg } = combinedRange(Array<RangedLeg>(times).fill(one));
        expect(Math.abs(lowKg - times * one.lowKg)).toBeLessThan(A_GRAM);
        expect(Math.abs(highKg - times * one.highKg)).toBeLessThan(A_GRAM);
      }),
    );
  });

  it('is never wider than the ends added up, nor narrower than if nothing were shared', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 12 }), (legs) => {
        const { lowKg, highKg } = combinedRange(legs);
        const total = sum(legs, 'kg');
        expect(lowKg).toBeGreaterThan(sum(legs, 'lowKg') - A_GRAM);
        expect(highKg).toBeLessThan(sum(legs, 'highKg') + A_GRAM);
        expect(total - lowKg).toBeGreaterThan(Math.hypot(...legs.map((one) => one.kg - one.lowKg)) - A_GRAM);
        expect(highKg - total).toBeGreaterThan(Math.hypot(...legs.map((one) => one.highKg - one.kg)) - A_GRAM);
      }),
    );
  });

  it('takes two airlines as independent, and adds up what one flies', () => {
    // 50² + 50² = 70.711².
    expect(combinedRange([BA, { ...BA, group: 'AA' }]).lowKg).toBe(600 - 70.711);
    expect(combinedRange([BA, BA]).lowKg).toBe(500);
  });
});
