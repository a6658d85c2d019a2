import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { directFirst, createEstimator, manyMarkets, type CabinClass } from '@tim/estimator';
import { readTables, TABLE_NAMES, type TableBytes } from '@tim/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journeysOf } from './journeys.ts';
import { citiesWithFlights, nearestPlaces } from './meeting-places.ts';
import { totalAt } from './rank-places.ts';

const bytes = TABLE_NAMES.map((table) => {
  const file = new URL(`../../reference-data/tables/${table}.bin.gz`, import.meta.url);
  return [table, gunzipSync(readFileSync(file))] as const;
});
const tables = readTables(Object.fromEntries(bytes) as unknown as TableBytes);
const estimator = createEstimator(tables);
const many = manyMarkets(tables);
const cities = citiesWithFlights(tables);
const usual = { cabin: 'economy', isReturn: true, isByLandLeftOut: false, isToItsOwnAirports: false } as const;
const CABINS: readonly CabinClass[] = ['economy', 'premiumEconomy', 'business', 'first'];

const between = (from: string, to: string, how: Partial<Parameters<typeof journeysOf>[0]> = {}) =>
  journeysOf({ ...usual, ...how }, tables, many).between({ code: from, people: 1 }, to);

describe('a total', () => {
  it('is what the calculator gives for each leg, to the gram', () => {
    const city = fc.constantFrom(...cities.slice(0, 300));
    const asked = fc.record({
      homes: fc.uniqueArray(city, { minLength: 1, maxLength: 6 }),
      place: city,
      cabin: fc.constantFrom(...CABINS),
      isReturn: fc.boolean(),
    });
    fc.assert(
      fc.property(asked, ({ homes, place, cabin, isReturn }) => {
        const legs = homes
          .filter((code) => code !== place)
          .flatMap((code) => [
            { origin: code, destination: place },
            ...(isReturn ? [{ origin: place, destination: code }] : []),
          ]);
        const figures = legs.map((leg) => estimator.typical(leg));
        const total = totalAt(
          place,
          { homes: homes.map((code) => ({ code, people: 7 })), online: 0 },
          journeysOf({ ...usual, cabin, isReturn }, tables, many),
        );
        const grams = figures.map((figure) =>
          figure.kind === 'estimated' ? directFirst(figure, cabin).wellToWakeGramsPerPassenger[cabin] : undefined,
        );
        const isReached = !grams.includes(undefined);
        const expected = 7 * grams.reduce<number>((sum, each) => sum + (each ?? 0), 0);
        expect('from' in total ? undefined : total.grams).toBe(isReached ? expected : undefined);
      }),
      // Each ranks its journeys anew.
      { numRuns: 60 },
    );
  }, 120_000);
});

describe('a journey', () => {
  it('of who lives there is none', () => {
    expect(between('LHR', 'LON')).toEqual({ kind: 'local' });
  });

  it('below 700 km is left out where that is asked for, and only there', () => {
    expect(between('ZRH', 'PAR').kind).toBe('flight');
    expect(between('ZRH', 'PAR', { isByLandLeftOut: true })).toEqual({ kind: 'by-land' });
    expect(between('ZRH', 'LON', { isByLandLeftOut: true }).kind).toBe('flight');
  });

  it('that ends in another city is a way to a place that somebody named, and to no other', () => {
    expect(between('TYO', 'LIL').kind).toBe('flight');
    expect(between('TYO', 'LIL', { isToItsOwnAirports: true })).toEqual({ kind: 'unknown' });
    expect(between('TYO', 'PAR', { isToItsOwnAirports: true }).kind).toBe('flight');
  });

  it('to where nobody flies is not known', () => {
    expect(between('ZRH', 'QQQ')).toEqual({ kind: 'unknown' });
  });
});

describe('places to choose from', () => {
  it('are the cities with most flights, each once', () => {
    expect(cities).toHaveLength(600);
    expect(new Set(cities).size).toBe(600);
    expect(cities.slice(0, 40)).toEqual(expect.arrayContaining(['LON', 'PAR', 'NYC']));
  });

  it('has its nearest, nearest first', () => {
    const nearest = nearestPlaces('ZRH', cities, tables, 5);
    expect(nearest.map(({ km }) => km)).toEqual(nearest.map(({ km }) => km).toSorted((a, b) => a - b));
    expect(nearest.some(({ code }) => code === 'ZRH')).toBe(false);
    expect(nearest[0]?.km).toBeLessThan(150);
    expect(nearestPlaces('QQQ', cities, tables, 5)).toEqual([]);
  });
});
