import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_KM, greatCircleDistanceKm, kmToNauticalMiles } from './index.ts';

const place = fc.record({
  latitudeDeg: fc.double({ min: -90, max: 90, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});
const at = ([latitudeDeg, longitudeDeg]: readonly [number, number]) => ({ latitudeDeg, longitudeDeg });
const halfCircumferenceKm = Math.PI * EARTH_RADIUS_KM;

describe('greatCircleDistanceKm', () => {
  // spec: 1.8
  it.each([
    ['60 nautical miles for one degree of latitude', [10, 20], [11, 20], 60],
    ['zero for the same place', [-17, 180], [-17, 180], 0],
    ['zero for the same place, its antimeridian written twice', [-17, 180], [-17, -180], 0],
    ['zero at a pole, whatever its longitude', [90, 0], [90, 123], 0],
    ['not round the earth across the antimeridian', [0, 179], [0, -179], 120],
  ] as const)('is %s', (_name, from, to, nauticalMiles) => {
    expect(kmToNauticalMiles(greatCircleDistanceKm(at(from), at(to)))).toBeCloseTo(nauticalMiles, 9);
  });

  it.each([
    ['half the circumference from pole to pole', [90, 7], [-90, 7], 0],
    ['short of it by as much as the antipode is missed', [0, 0], [1e-6, 180], 111.12e-6],
  ] as const)('is %s', (_name, from, to, shortByKm) => {
    expect(greatCircleDistanceKm(at(from), at(to))).toBeCloseTo(halfCircumferenceKm - shortByKm, 9);
  });

  it('is the same both ways, and between zero and half the circumference', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const thereKm = greatCircleDistanceKm(from, to);
        expect(greatCircleDistanceKm(to, from)).toBeCloseTo(thereKm, 6);
        expect(thereKm).toBeGreaterThanOrEqual(0);
        expect(thereKm).toBeLessThanOrEqual(halfCircumferenceKm + 1e-6);
      }),
    );
  });

  it('never makes a detour shorter than the direct way', () => {
    fc.assert(
      fc.property(place, place, place, (from, via, to) => {
        const directKm = greatCircleDistanceKm(from, to);
        expect(greatCircleDistanceKm(from, via) + greatCircleDistanceKm(via, to)).toBeGreaterThan(directKm - 1e-6);
      }),
    );
  });

  it.each([
    ['latitudeDeg', { latitudeDeg: 91, longitudeDeg: 0 }, '91'],
    ['longitudeDeg', { latitudeDeg: 0, longitudeDeg: -181 }, '-181'],
    ['latitudeDeg', { latitudeDeg: Number.NaN, longitudeDeg: 0 }, 'NaN'],
  ])('refuses an impossible %s by name and value', (name, wrong, value) => {
    const call = () => greatCircleDistanceKm(wrong, { latitudeDeg: 0, longitudeDeg: 0 });
    expect(call).toThrow(RangeError);
    expect(call).toThrow(`${name} must be`);
    expect(call).toThrow(`not ${value}`);
  });
});
