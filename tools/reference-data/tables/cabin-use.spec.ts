import { describe, expect, it } from 'vitest';
import { baseAirportOf, cabinUseOf } from './cabin-use.ts';

const wide = (subFleet: string) =>
  cabinUseOf({ icaoAircraftType: 'A359', body: 'wide', subFleet, totalSeats: 100 }, 400);
const narrow = (icaoAircraftType: string, totalSeats: number, densest: number) =>
  cabinUseOf({ icaoAircraftType, body: 'narrow', subFleet: 'J16Y143', totalSeats }, densest);

describe('the use of a cabin layout', () => {
  it.each([
    ['777-200 domestic high density', 'domestic'],
    ['492-seat domestic', 'domestic'],
    ['ULR', 'ultra-long-haul'],
    ['3-class long haul', 'long-haul'],
    ['3-class medium haul', 'regional'],
    ['long/medium haul with PE', 'any'],
    ['regional 317', 'regional'],
    ['777-200ER Polaris', 'long-haul'],
    ['international 184', 'international'],
    ['high density (Caribbean, Indian Ocean)', 'leisure'],
    ['24-business high density', 'any'],
    ['all', 'any'],
    ['2-class', 'any'],
  ])('of %s is %s', (subFleet, use) => {
    expect(wide(subFleet)).toBe(use);
  });

  it('is long-haul for the thin layouts of narrow bodies that cross oceans, and only for those', () => {
    expect([narrow('A321', 159, 200), narrow('A321', 200, 200), narrow('A320', 150, 180)]).toEqual([
      'long-haul',
      'any',
      'any',
    ]);
    expect([narrow('B752', 168, 199), narrow('A21N', 195, 220)]).toEqual(['long-haul', 'any']);
  });
});

describe('the base of a cabin layout', () => {
  it('is the airport its name begins with', () => {
    expect(['LGW 3-class', 'LHR 4-class Club Suite', 'ULR', 'all', '3-class'].map(baseAirportOf)).toEqual([
      'LGW',
      'LHR',
      '',
      '',
      '',
    ]);
  });
});
