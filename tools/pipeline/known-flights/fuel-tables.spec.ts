import { ccdDistanceKm, fuelBurn, nauticalMilesToKm } from '@tim/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tables } from './known-flights.fixture.ts';

const curveOf = (type: string) => {
  const curve = tables.fuelBurn.find(type)?.value;
  if (!curve) throw new Error(`no table for ${type}`);
  return curve;
};
const fuelKg = (type: string, nauticalMiles: number) =>
  fuelBurn(curveOf(type), ccdDistanceKm(nauticalMilesToKm(nauticalMiles))).fuelBurnKg;

describe('fuel of every type in the table', () => {
  it('is never negative and never falls, mile by mile from 1 to 9000 nautical miles', () => {
    const falls: string[] = [];
    for (const type of tables.fuelBurn.types) {
      let before = 0;
      for (let nauticalMiles = 1; nauticalMiles <= 9000; nauticalMiles += 1) {
        const now = fuelKg(type, nauticalMiles);
        if (!(now >= before)) falls.push(`${type} at ${nauticalMiles} NM: ${before} to ${now} kg`);
        before = now;
      }
    }
    expect(falls).toEqual([]);
  });

  it('has no jump at a point of its table', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tables.fuelBurn.types), fc.nat(30), (type, number) => {
        const curve = curveOf(type);
        const distances = curve.ccdDistancesNauticalMiles;
        const at = distances[number % distances.length] ?? 0;
        const stepNauticalMiles = 1e-6;
        const before = fuelBurn(curve, nauticalMilesToKm(at - stepNauticalMiles)).fuelBurnKg;
        const after = fuelBurn(curve, nauticalMilesToKm(at + stepNauticalMiles)).fuelBurnKg;
        // No type burns more than 40 kg a nautical mile.
        expect(after - before).toBeLessThan(40 * 2 * stepNauticalMiles);
      }),
    );
  });
});
