import { describe, expect, it } from 'vitest';
import { coordinates } from './airport-coordinates.ts';

describe('the coordinates of the map', () => {
  const { codes, latitudes, longitudes } = coordinates();
  const places: readonly string[] = codes.match(/.{3}/g) ?? [];

  it('are as many as there are places, each once, in the order of their codes', () => {
    expect(places.length).toBeGreaterThan(3000);
    expect(places).toEqual([...new Set(places)].toSorted());
    expect([latitudes.length, longitudes.length]).toEqual([codes.length, codes.length]);
  });

  it('have cities at their busiest airport', () => {
    const [london = -1, heathrow = -1] = ['LON', 'LHR'].map((code) => places.indexOf(code) * 3);
    expect(heathrow).toBeGreaterThan(0);
    expect(latitudes.slice(london, london + 3)).toBe(latitudes.slice(heathrow, heathrow + 3));
  });
});
