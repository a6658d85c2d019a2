import { describe, expect, it } from 'vitest';
import { useByDistance } from './use-by-distance.ts';

const typeOf = (icao: string, body: 'narrow' | 'wide', fuelTableType = icao) => ({
  code: icao,
  icao,
  iata: icao,
  name: icao,
  body,
  fuelTableType,
  factor: 1,
  strategy: '',
  edition: '',
});
const curveTo = (type: string, nauticalMiles: number) => ({ type, ltoKg: 1, points: [[nauticalMiles, 1]] as const });
const KNOWN = {
  aircraft: [typeOf('A333', 'wide'), typeOf('A359', 'wide'), typeOf('A21N', 'narrow')],
  curves: [curveTo('A333', 5500), curveTo('A359', 8000), curveTo('A21N', 4000)],
  fleet: ['A333', 'A359', 'A21N'].map((type) => ({
    carrier: 'SK',
    type,
    airframes: 10,
    onlyAt: [],
    evidence: 'recall',
  })),
};
const flights = (changes: object) => ({
  carrier: 'SK',
  isUsCarrier: false,
  types: ['A359'],
  btsAircraft: '359',
  origin: 'CPH',
  destination: 'LAX',
  distanceKm: 9040,
  countryAbroad: 'DK',
  region: 'atlantic' as const,
  year: 2026,
  departures: 28,
  seats: 300,
  loadFactor: 0.8,
  cargo: 0.3,
  isCargoFiled: true,
  hasMainDeckCargo: false,
  ...changes,
});
const usesOf = (...rows: readonly ReturnType<typeof flights>[]) => useByDistance({ ...KNOWN, traffic: rows });

describe('how often types fly a distance', () => {
  it('is more than airframes say for the one that flies it, less for the other of its body', () => {
    const uses = usesOf(flights({}), flights({ origin: 'LAX', destination: 'CPH' }));
    // Two routes flown, one expected, each beside three that are taken to be flown as expected.
    expect(uses.get('A359')?.[9]).toBe(1.25);
    expect(uses.get('A333')?.[9]).toBe(0.75);
    expect(uses.get('A359')?.[8]).toBeGreaterThan(1);
    expect(uses.get('A359')?.[8]).toBeLessThan(1.25);
    expect(uses.has('A21N')).toBe(false);
  });

  it('is not told below 4000 km', () => {
    const short = usesOf(flights({ distanceKm: 4100 })).get('A359');
    expect(short?.slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(short?.[4]).toBeGreaterThan(1);
  });

  it('counts a route once, however many flights it has, and those of several types by their shares', () => {
    const both = usesOf(flights({}), flights({ types: ['A333'] }));
    expect(both.get('A359')?.[9]).toBe(1);
    const pooled = usesOf(flights({ types: ['A333', 'A359'] }));
    expect(pooled.get('A333')?.[9]).toBe(1);
  });

  it('says nothing of US carriers, the earlier month, few flights and types that do not reach so far', () => {
    for (const changes of [{ isUsCarrier: true }, { year: 2024 }, { departures: 3 }, { distanceKm: 12_000 }]) {
      expect([...usesOf(flights(changes)).values()].flat().every((use) => use === 1)).toBe(true);
    }
  });
});
