import { expect, it } from 'vitest';
import { coordinates } from './airport-coordinates.ts';

it('the coordinates of the map are as many as there are places, each once, in the order of their codes', () => {
  const { codes, latitudes, longitudes } = coordinates();
  const places: readonly string[] = codes.match(/.{3}/g) ?? [];
  expect(places.length).toBeGreaterThan(3000);
  expect(places).toEqual([...new Set(places)].toSorted());
  expect([latitudes.length, longitudes.length]).toEqual([codes.length, codes.length]);
});
