import {
  Scope3FlightEmissions_Scope3DataType as Tier,
  Scope3FlightEmissions_Scope3Warning as Warning,
  Scope3FlightSegment,
} from '@tim/messages/api-v1';
import { en } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/served-api.ts';
import { estimator as sharedEstimator } from '../testing/tables.ts';
import { checkSegment } from './check-segment.ts';
import { distanceBasedGrams } from './distance-based.ts';
import { scope3Estimate } from './scope3-estimate.ts';

const estimator = sharedEstimator();
const lx52 = {
  origin: 'ZRH',
  destination: 'BOS',
  carrierCode: 'LX',
  flightNumber: 52,
  departureDate: { year: 2026, month: 3, day: 20 },
  cabinClass: 'ECONOMY',
};
const segment = (overrides: object) => Scope3FlightSegment.fromJSON({ ...lx52, ...overrides });
const PLAIN = { includesAdditions: false, includesWorking: false, words: en };
const estimateOf = (overrides: object, additions = PLAIN) =>
  scope3Estimate(segment(overrides), estimator, NOW, additions);
const tierOf = (overrides: object) => estimateOf(overrides).source;

describe('the tier that answers', () => {
  it.each([
    ['the flight itself', {}, Tier.TIM_EMISSIONS],
    ['the flight itself, in 2019', { departureDate: { year: 2019, month: 1, day: 1 } }, Tier.TIM_EMISSIONS],
    ['the flight itself, today', { departureDate: { year: 2026, month: 11, day: 21 } }, Tier.TIM_EMISSIONS],
    [
      'what is typical, later this year',
      { departureDate: { year: 2026, month: 12, day: 21 } },
      Tier.TYPICAL_FLIGHT_EMISSIONS,
    ],
    ['nothing, next year', { departureDate: { year: 2027, month: 1, day: 1 }, distanceKm: 6000 }, undefined],
    ['what is typical, for a year alone', { departureDate: { year: 2026 } }, Tier.TYPICAL_FLIGHT_EMISSIONS],
    ['what is typical, for a number nobody knows', { flightNumber: 9876 }, Tier.TYPICAL_FLIGHT_EMISSIONS],
    [
      'what is typical, for a date that is none',
      { departureDate: { year: 2025, month: 2, day: 30 } },
      Tier.TYPICAL_FLIGHT_EMISSIONS,
    ],
    ['the distance, without an origin', { origin: undefined, distanceKm: 6000 }, Tier.DISTANCE_BASED_EMISSIONS],
    ['the distance, where nothing is typical', { origin: 'QQQ', distanceKm: 6000 }, Tier.DISTANCE_BASED_EMISSIONS],
    ['nothing, where nothing is known', { origin: 'QQQ' }, undefined],
  ])('is %s', (_, overrides, expected) => {
    expect(tierOf(overrides)).toBe(expected);
  });
});

describe('beside the grams', () => {
  const ALL = { includesAdditions: true, includesWorking: true, words: en };
  const told = (overrides: object, additions = ALL) => estimateOf(overrides, additions);

  it('stand range, aircraft, inputs and working of the flight itself, with what of its year is not known', () => {
    const { range, aircraft, emissionsInputs, working, warnings, wtwEmissionsGramsPerPax } = told({
      departureDate: { year: 2019, month: 1, day: 1 },
    });
    const grams = Number(wtwEmissionsGramsPerPax);
    expect(range?.low?.economy).toBeLessThan(grams);
    expect(range?.high?.economy).toBeGreaterThan(grams);
    expect(aircraft?.name).toMatch(/^Airbus A3/);
    expect(aircraft?.basisDetail).not.toBe('');
    expect(emissionsInputs?.emissionsInputEntries?.['loadFactor']?.dataSource).not.toBe('');
    expect(working?.steps.length).toBeGreaterThan(3);
    expect(warnings).toEqual([Warning.FLEET_OF_ANOTHER_YEAR, Warning.LOADS_OF_ANOTHER_YEAR]);
    expect(told({}).warnings).toEqual([]);
  });

  it('stand range and working of what is typical, and nothing of a distance', () => {
    const typical = told({ departureDate: { year: 2024 } });
    expect(typical.range?.high?.economy).toBeGreaterThan(Number(typical.wtwEmissionsGramsPerPax));
    expect(typical.working?.steps.length).toBeGreaterThan(0);
    expect(typical.warnings).toEqual([Warning.FLEET_OF_ANOTHER_YEAR]);
    const first = told({ departureDate: { year: 2026 }, cabinClass: 'FIRST' });
    expect(first.warnings).toEqual([Warning.CABIN_ON_FEW_WAYS]);
    const fromTegel = (departureDate: object) => told({ origin: 'TXL', destination: 'LHR', departureDate }).warnings;
    expect(fromTegel({ year: 2026 })).toEqual([Warning.AIRPORT_CLOSED]);
    expect(fromTegel({ year: 2020 })).toEqual([Warning.FLEET_OF_ANOTHER_YEAR, Warning.LOADS_OF_ANOTHER_YEAR]);
    const distance = told({ origin: undefined, distanceKm: 6000 });
    expect([distance.range, distance.aircraft, distance.working, distance.warnings]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stand neither inputs nor working that are not asked for', () => {
    expect(told({}, { ...ALL, includesWorking: false })).toMatchObject({
      working: undefined,
      emissionsInputs: undefined,
    });
    expect(Object.keys(estimateOf({})).toSorted()).toEqual([
      'source',
      'ttwEmissionsGramsPerPax',
      'warnings',
      'wttEmissionsGramsPerPax',
      'wtwEmissionsGramsPerPax',
    ]);
  });
});

describe('a flight that no tier can answer', () => {
  it.each([
    ['no cabin', { cabinClass: undefined }, 'cabin_class'],
    ['no date', { departureDate: undefined }, 'departure_date'],
    ['a date before 2019', { departureDate: { year: 2018, month: 12, day: 31 } }, 'departure_date'],
    ['no distance worth the name', { distanceKm: 0 }, 'distance_km'],
    ['a distance below nothing', { distanceKm: -5 }, 'distance_km'],
    ['a distance beyond the limit', { distanceKm: '25000000000000000' }, 'distance_km'],
    ['neither airports nor a distance', { origin: undefined }, 'distance_km'],
  ])('has %s', (_, overrides, field) => {
    expect(checkSegment(segment(overrides)).map((fault) => fault.field)).toEqual([field]);
  });

  it('is none when it has all it needs', () => {
    expect(checkSegment(segment({}))).toEqual([]);
  });
});

describe('emissions by distance', () => {
  it('are near those of the flight itself', () => {
    const own = Number(estimateOf({}).wtwEmissionsGramsPerPax);
    expect(distanceBasedGrams(6000, 'economy') / own).toBeGreaterThan(0.6);
    expect(distanceBasedGrams(6000, 'economy') / own).toBeLessThan(1.6);
  });

  it('are whole grams even at the largest distance taken', () => {
    const largest = { origin: undefined, distanceKm: '24999999999999999' };
    const { wtwEmissionsGramsPerPax, wttEmissionsGramsPerPax, ttwEmissionsGramsPerPax } = estimateOf(largest);
    expect(wtwEmissionsGramsPerPax).toMatch(/^\d{15,19}$/);
    expect(BigInt(wttEmissionsGramsPerPax ?? 0) + BigInt(ttwEmissionsGramsPerPax ?? 0)).toBe(
      BigInt(wtwEmissionsGramsPerPax ?? 1),
    );
  });
});
