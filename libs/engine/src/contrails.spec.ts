import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bucketSharesOfDay,
  CO2_ENERGY_FORCING_GJ_PER_KG,
  contrailEnergyForcingGj,
  contrailRatio,
  contrailsBucket,
  greatCircleDistanceKm,
  greatCirclePoints,
  mostProbableBucket,
  ratioAtTime,
  tripContrails,
} from './index.ts';

const place = fc.record({
  latitudeDeg: fc.double({ min: -90, max: 90, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('greatCirclePoints', () => {
  it('lie on the way: from start and to end, each is as far as its part', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 40 }), (from, to, count) => {
        const wholeKm = greatCircleDistanceKm(from, to);
        const points = greatCirclePoints(from, to, count);
        expect(points).toHaveLength(count);
        for (const [part, point] of points.entries()) {
          expect(greatCircleDistanceKm(from, point)).toBeCloseTo(((part + 0.5) / count) * wholeKm, 2);
          expect(greatCircleDistanceKm(point, to)).toBeCloseTo((1 - (part + 0.5) / count) * wholeKm, 2);
        }
      }),
    );
  });
});

const never = () => expect.fail('asked for a forcing');

describe('contrail forcing', () => {
  const from = { latitudeDeg: 50, longitudeDeg: 8 };
  const to = { latitudeDeg: 40, longitudeDeg: -73 };
  const distanceKm = greatCircleDistanceKm(from, to);

  it('of CO2 is the published 1.4397 GJ a kilogram', () => {
    expect(CO2_ENERGY_FORCING_GJ_PER_KG).toBeCloseTo(1.4397, 4);
  });

  it('is 0.42 of what the contrails’ metres add up to', () => {
    const [forcing, twice] = contrailEnergyForcingGj(from, to, distanceKm, 2, (_latitude, _longitude, _part, sums) => {
      sums[0] = (sums[0] ?? 0) + 10;
      sums[1] = (sums[1] ?? 0) + 20;
    });
    expect(forcing).toBeCloseTo(0.42 * 10 * distanceKm, 6);
    expect(twice).toBeCloseTo(0.42 * 20 * distanceKm, 6);
  });

  it('is nothing on a way shorter than 400 km', () => {
    expect(contrailEnergyForcingGj(from, { latitudeDeg: 51, longitudeDeg: 8 }, 111, 2, never)).toEqual([0, 0]);
  });

  it('counts beside the CO2 of the fuel', () => {
    expect(contrailRatio(CO2_ENERGY_FORCING_GJ_PER_KG * 3.16 * 1000, 1000)).toBeCloseTo(1, 12);
  });
});

describe('the buckets over the day', () => {
  it.each([
    ['the same all day', [0.5, 0.5], 0, 1, 0],
    ['nothing', [0, 0, 0, 0], 1, 0, 0],
    ['up and down in straight lines', [0, 0.4], 0.5, 0.5, 0],
    ['high for half of the day', [2, 2, 0, 0], 0.3, 0.2, 0.5],
  ])('are, of %s', (_what, ratios, negligible, moderate, severe) => {
    const shares = bucketSharesOfDay(ratios);
    expect(shares.NEGLIGIBLE).toBeCloseTo(negligible, 12);
    expect(shares.MODERATE).toBeCloseTo(moderate, 12);
    expect(shares.SEVERE).toBeCloseTo(severe, 12);
  });

  it('add up to the day, and the most probable has the largest part', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 3, noNaN: true }), { minLength: 1, maxLength: 24 }), (ratios) => {
        const shares = bucketSharesOfDay(ratios);
        expect(shares.NEGLIGIBLE + shares.MODERATE + shares.SEVERE).toBeCloseTo(1, 9);
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(-1e-9);
        expect(shares[mostProbableBucket(shares)]).toBe(Math.max(...Object.values(shares)));
      }),
    );
  });

  it('refuse a day without a ratio', () => {
    expect(() => bucketSharesOfDay([])).toThrow('ratios.length');
  });
});

describe('contrails buckets', () => {
  it.each([
    [-0.1, 'NEGLIGIBLE'],
    [0, 'NEGLIGIBLE'],
    [0.1999, 'NEGLIGIBLE'],
    [0.2, 'MODERATE'],
    [1, 'MODERATE'],
    [1.0001, 'SEVERE'],
  ] as const)('a ratio of %s is %s', (ratio, bucket) => {
    expect(contrailsBucket(ratio)).toBe(bucket);
  });

  it.each([
    [
      [
        { kgCo2e: 100, bucket: 'NEGLIGIBLE' },
        { kgCo2e: 50, bucket: 'SEVERE' },
      ],
      0.4667,
      'MODERATE',
    ],
    [
      [
        { kgCo2e: 50, bucket: 'MODERATE' },
        { kgCo2e: 500, bucket: 'SEVERE' },
      ],
      1.1455,
      'SEVERE',
    ],
  ] as const)('of a trip are weighted by emissions, as in the published examples', (legs, ratio, bucket) => {
    const trip = tripContrails(legs);
    expect(trip.ratio).toBeCloseTo(ratio, 4);
    expect(trip.bucket).toBe(bucket);
  });
});

describe('ratioAtTime', () => {
  const ratios = [0, 0.4, 1.2, 0.8];

  it.each([
    [0, 0],
    [6, 0.4],
    [3, 0.2],
    [21, 0.4],
    [24, 0],
    [-3, 0.4],
    [30, 0.4],
  ])('at %d h is %d', (solarHours, ratio) => {
    expect(ratioAtTime(ratios, solarHours)).toBeCloseTo(ratio, 12);
  });

  it('refuses what is out of range', () => {
    expect(() => ratioAtTime([], 0)).toThrow(RangeError);
    expect(() => ratioAtTime(ratios, Number.NaN)).toThrow(RangeError);
    expect(() => ratioAtTime([Number.NaN], 0)).toThrow(RangeError);
  });
});
