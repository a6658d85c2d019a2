import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_KM, JET_KEROSENE, kmToNauticalMiles, nauticalMilesToKm } from './index.ts';

describe('units', () => {
  it('turn nautical miles to kilometres and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (nauticalMiles) => {
        expect(kmToNauticalMiles(nauticalMilesToKm(nauticalMiles))).toBeCloseTo(nauticalMiles, 6);
      }),
    );
  });

  it('keep the earth the size on which a minute of arc is a nautical mile', () => {
    expect(EARTH_RADIUS_KM).toBeCloseTo(6366.707, 3);
  });

  it('give jet kerosene the published factors', () => {
    expect(JET_KEROSENE.wellToTankKgCo2ePerKg).toBeCloseTo(0.6465, 10);
    expect(JET_KEROSENE.tankToWakeKgCo2ePerKg).toBeCloseTo(3.1894, 10);
  });
});
