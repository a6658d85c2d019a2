import { CABIN_CLASSES } from '@tim/estimator';
import { describe, expect, it } from 'vitest';
import { distanceBasedGrams } from './distance-based.ts';

const KILOMETRES = Array.from({ length: 400 }, (_, at) => 50 * (at + 1));

const expectRising = (grams: readonly number[]) => expect(grams).toEqual([...new Set(grams)].toSorted((a, b) => a - b));

describe('the emissions of one passenger by distance alone', () => {
  it.each(CABIN_CLASSES)('rise with the distance in %s', (cabin) => {
    expectRising(KILOMETRES.map((km) => distanceBasedGrams(km, cabin)));
  });

  it('rise from cabin to cabin', () => {
    for (const km of KILOMETRES) expectRising(CABIN_CLASSES.map((cabin) => distanceBasedGrams(km, cabin)));
  });

  it('are plausible: most per kilometre on short flights, 50 to 300 g in economy', () => {
    const perKm = KILOMETRES.map((km) => distanceBasedGrams(km, 'economy') / km);
    expect(Math.max(...perKm)).toBeLessThan(300);
    expect(Math.min(...perKm)).toBeGreaterThan(50);
    expect(perKm[0]).toBe(Math.max(...perKm));
  });
});
