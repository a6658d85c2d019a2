import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_KM, greatCircleDistanceKm, kmToNauticalMiles } from './index.ts';

const place = fc.record({
  latitudeDeg: fc.double({ min: -90, max: 90, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});
const halfCircumferenceKm = Math.PI * EARTH_RADIUS_KM;

describe('greatCircleDistanceKm', () => {
  // spec: 1.8
  it('is 60 nautical miles for one degree of latitude', () => {
    const oneDegreeKm = greatCircleDistanceKm(
      { latitudeDeg: 10, longitudeDeg: 20 },
      { latitudeDeg: 11, longitudeDeg: 20 },
    );
    expect(kmToNauticalMiles(oneDegreeKm)).toBeCloseTo(60, 9);
  });

  it('is zero for the same place, also when its antimeridian is written twice', () => {
    const fiji = { latitudeDeg: -17, longitudeDeg: 180 };
    expect(greatCircleDistanceKm(fiji, fiji)).toBe(0);
    expect(greatCircleDistanceKm(fiji, { latitudeDeg: -17, longitudeDeg: -180 })).toBeCloseTo(0, 6);
  });

  it('does not go round the earth across the antimeridian', () => {
    const acrossKm = greatCircleDistanceKm(
      { latitudeDeg: 0, longitudeDeg: 179 },
      { latitudeDeg: 0, longitudeDeg: -179 },
    );
    expect(kmToNauticalMiles(acrossKm)).toBeCloseTo(120, 9);
  });

  it('takes the longitude of a pole for nothing', () => {
    const poleKm = greatCircleDistanceKm({ latitudeDeg: 90, longitudeDeg: 0 }, { latitudeDeg: 90, longitudeDeg: 123 });
    expect(poleKm).toBeCloseTo(0, 6);
  });

  it('is half the circumference from pole to pole', () => {
    const farKm = greatCircleDistanceKm({ latitudeDeg: 90, longitudeDeg: 7 }, { latitudeDeg: -90, longitudeDeg: 7 });
    expect(farKm).toBeCloseTo(halfCircumferenceKm, 6);
  });

  it('misses half the circumference by as much as the antipode is missed', () => {
    const besideKm = greatCircleDistanceKm(
      { latitudeDeg: 0, longitudeDeg: 0 },
      { latitudeDeg: 1e-6, longitudeDeg: 180 },
    );
    expect(besideKm).toBeCloseTo(halfCircumferenceKm - 111.12e-6, 9);
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
