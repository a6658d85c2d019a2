import { CABIN_CLASSES } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { distanceBasedGrams } from './distance-based.ts';

const KILOMETRES = Array.from({ length: 400 }, (_, at) => 50 * (at + 1));

describe('the emissions of one passenger by distance alone', () => {
  it.each(CABIN_CLASSES)('never fall with the distance in %s', (cabin) => {
    const grams = KILOMETRES.map((km) => distanceBasedGrams(km, cabin));
    expect(grams).toEqual(grams.toSorted((a, b) => a - b));
  });

  it('rise from cabin to cabin', () => {
    for (const km of KILOMETRES) {
      const grams = CABIN_CLASSES.map((cabin) => distanceBasedGrams(km, cabin));
      expect(grams).toEqual(grams.toSorted((a, b) => a - b));
    }
  });

  it('are plausible: most per kilometre on short flights, 50 to 300 g in economy', () => {
    const perKm = KILOMETRES.map((km) => distanceBasedGrams(km, 'economy') / km);
    expect(Math.max(...perKm)).toBeLessThan(300);
    expect(Math.min(...perKm)).toBeGreaterThan(50);
    expect(perKm[0]).toBe(Math.max(...perKm));
  });
});
