import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kmToNauticalMiles, nauticalMilesToKm } from './index.ts';

describe('units', () => {
  it('turn nautical miles to kilometres and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (nauticalMiles) => {
        expect(kmToNauticalMiles(nauticalMilesToKm(nauticalMiles))).toBeCloseTo(nauticalMiles, 6);
      }),
    );
  });
});
