import { describe, expect, it } from 'vitest';
import { fuelModelError, nauticalMilesToKm } from './index.ts';

describe('the fuel model’s error', () => {
  it.each([
    [60, 0.104],
    [125, 0.104],
    [375, 0.0805],
    [1000, 0.07],
    [5500, 0.067],
    [8000, 0.067],
  ])('at %s NM is the published %s', (nauticalMiles, error) => {
    expect(fuelModelError(nauticalMilesToKm(nauticalMiles))).toBeCloseTo(error, 9);
  });
});
