import { describe, expect, it } from 'vitest';
import { tables } from './committed-tables.fixture.ts';

const { fuelBurn } = tables;

describe('fuel burn', () => {
  it('covers 283 types, each with two or more points that rise in distance and fuel', () => {
    expect(fuelBurn.types).toHaveLength(283);
    for (const type of fuelBurn.types) {
      const curve = fuelBurn.find(type)?.value;
      expect(curve?.icaoAircraftType).toBe(type);
      expect(curve?.ltoFuelKg).toBeGreaterThan(0);
      for (const column of [curve?.ccdDistancesNauticalMiles ?? [], curve?.ccdFuelKg ?? []]) {
        expect(column.length).toBeGreaterThanOrEqual(2);
        expect(column.every((value, index) => index === 0 || value > (column[index - 1] ?? 0))).toBe(true);
      }
    }
  });

  // Figures as the method document prints them, in whole kg.
  it.each([
    [500, 5_852],
    [1_000, 10_874],
    [5_000, 52_962],
    [5_500, 58_072],
  ])('of a B789 over %i NM is %i kg', (nauticalMiles, publishedKg) => {
    const curve = fuelBurn.find('B789')?.value;
    const point = curve?.ccdDistancesNauticalMiles.indexOf(nauticalMiles) ?? -1;
    expect(Math.round(curve?.ccdFuelKg[point] ?? 0)).toBe(publishedKg);
  });

  it('of a B789 in landing and take-off is 1638 kg', () => {
    expect(Math.round(fuelBurn.find('B789')?.value.ltoFuelKg ?? 0)).toBe(1_638);
  });

  it('starts at 125 NM and keeps the points between 125 and 500', () => {
    for (const type of fuelBurn.types) expect(fuelBurn.find(type)?.value.ccdDistancesNauticalMiles[0]).toBe(125);
    expect(fuelBurn.find('B789')?.value.ccdDistancesNauticalMiles.slice(0, 5)).toEqual([125, 200, 250, 500, 750]);
  });

  it('is undefined for a type without a table', () => {
    expect([fuelBurn.find('DHC2'), fuelBurn.find('b789')]).toEqual([undefined, undefined]);
  });
});
