import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CO2_ENERGY_FORCING_GJ_PER_KG,
  contrailEnergyForcingGj,
  contrailRatio,
  contrailsBucket,
  greatCircleDistanceKm,
  greatCirclePoints,
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

describe('contrail forcing', () => {
  const from = { latitudeDeg: 50, longitudeDeg: 8 };
  const to = { latitudeDeg: 40, longitudeDeg: -73 };
  const distanceKm = greatCircleDistanceKm(from, to);

  it('of CO2 is the published 1.4397 GJ a kilogram', () => {
    expect(CO2_ENERGY_FORCING_GJ_PER_KG).toBeCloseTo(1.4397, 4);
  });

  it('is 0.42 of what the contrails’ metres add up to', () => {
    expect(contrailEnergyForcingGj(from, to, distanceKm, () => 10)).toBeCloseTo(0.42 * 10 * distanceKm, 6);
  });

  it('is nothing on a way shorter than 400 km', () => {
    expect(contrailEnergyForcingGj(from, { latitudeDeg: 51, longitudeDeg: 8 }, 111, () => 10)).toBe(0);
  });

  it('counts beside the CO2 of the fuel', () => {
    expect(contrailRatio(CO2_ENERGY_FORCING_GJ_PER_KG * 3.16 * 1000, 1000)).toBeCloseTo(1, 12);
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
