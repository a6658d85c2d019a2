import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ccdDistanceKm,
  ccdFuelKg,
  flownDistanceKm,
  fuelBurn,
  nauticalMilesToKm,
  WINGLET_FUEL_FACTOR,
} from './index.ts';

const curve = {
  icaoAircraftType: 'TEST',
  ltoFuelKg: 500,
  ccdDistancesNauticalMiles: [125, 250, 500],
  ccdFuelKg: [1000, 1500, 3000],
};
const steep = { ...curve, ccdFuelKg: [100, 300, 700] };
const at = (nauticalMiles: number) => ccdFuelKg(curve, nauticalMilesToKm(nauticalMiles));

describe('ccdFuelKg', () => {
  it('is the table’s own figure at each point', () => {
    expect([125, 250, 500].map(at)).toEqual([1000, 1500, 3000]);
  });

  it('is linear between points and along the last two beyond them', () => {
    expect(at(375)).toBeCloseTo(2250, 9);
    expect(at(600)).toBeCloseTo(3600, 9);
    expect(at(0)).toBeCloseTo(500, 9);
  });

  it('is never negative, where the first two points would extrapolate below zero', () => {
    expect(ccdFuelKg(steep, 0)).toBe(0);
  });

  it('never falls with distance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 9000, noNaN: true }),
        fc.double({ min: 0, max: 9000, noNaN: true }),
        (a, b) => {
          expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)) - 1e-9);
        },
      ),
    );
  });

  it('refuses a negative distance and a table of one point', () => {
    expect(() => ccdFuelKg(curve, -1)).toThrow('ccdKm must be a number from 0 to');
    const short = { ...curve, ccdDistancesNauticalMiles: [125], ccdFuelKg: [1000] };
    expect(() => ccdFuelKg(short, 10)).toThrow('two or more points');
  });
});

describe('fuelBurn', () => {
  it('adds landing and take-off to climb, cruise and descent', () => {
    expect(fuelBurn(curve, nauticalMilesToKm(250))).toEqual({ ltoFuelKg: 500, ccdFuelKg: 1500, fuelBurnKg: 2000 });
  });

  it('saves the winglets’ share on both', () => {
    const winglets = fuelBurn(curve, nauticalMilesToKm(250), WINGLET_FUEL_FACTOR);
    expect(winglets.fuelBurnKg).toBeCloseTo(2000 * 0.97, 9);
  });
});

describe('flown and climb-cruise-descent distance', () => {
  it('leaves nothing to cruise on a hop shorter than the landing and take-off cycle', () => {
    expect(ccdDistanceKm(nauticalMilesToKm(16))).toBe(0);
  });

  it('refuses a factor that no route has', () => {
    expect(() => flownDistanceKm(100, 0)).toThrow('distanceAdjustmentFactor must be a number from 0.5 to 5, not 0');
  });
});
