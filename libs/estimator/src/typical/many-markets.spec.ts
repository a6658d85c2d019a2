import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CABIN_CLASSES, greatCircleDistanceKm } from '@tim/engine';
import { readTables, TABLE_NAMES, type Airport, type TableBytes } from '@tim/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEstimator } from '../estimator.ts';
import { aircraftData } from '../inputs/aircraft/aircraft-data.ts';
import { standingFinder } from '../inputs/standing/standing-data.ts';
import { flightResolver } from '../resolve-flight.ts';
import { legEmissions } from './emitting-options.ts';
import { leastFlightGrams } from './least-grams.ts';
import { manyMarkets } from './many-markets.ts';
import { networkOf } from './network.ts';

const bytes = TABLE_NAMES.map((table) => {
  const file = new URL(`../../../reference-data/tables/${table}.bin.gz`, import.meta.url);
  return [table, gunzipSync(readFileSync(file))] as const;
});
const tables = readTables(Object.fromEntries(bytes) as unknown as TableBytes);

/** Airports with flights by city. */
const served = new Map<string, Set<Airport>>();
for (const { originIndex } of tables.flights.carrierRoutes()) {
  const airport = tables.airports.at(originIndex);
  const ofCity = served.get(airport.cityCode) ?? new Set();
  served.set(airport.cityCode, ofCity.add(airport));
}
const cities = [...served.keys()];

describe('what a flight emits at least', () => {
  it('is below every figure of a known flight, in every cabin', () => {
    const aircraft = aircraftData(tables);
    const network = networkOf(tables, standingFinder(tables, aircraft));
    const emitting = legEmissions(tables, flightResolver(tables, aircraft), Infinity);
    const legs = cities.flatMap((city) => [...network.from(city).values()].flat());
    expect(legs.length).toBeGreaterThan(50_000);
    const below = legs.filter((leg) => {
      const grams = emitting(leg)?.grams;
      return grams && CABIN_CLASSES.some((cabin) => grams[cabin] < leastFlightGrams(leg.greatCircleKm, cabin));
    });
    expect(below.map(({ carrierCode, fromCity, toCity }) => `${carrierCode} ${fromCity}-${toCity}`)).toEqual([]);
  }, 300_000);

  it('is more, before a second flight begins, than changing between the airports of a city could save', () => {
    const widestKm = Math.max(
      ...[...served.values()].flatMap((all) =>
        [...all].flatMap((one) => [...all].map((other) => greatCircleDistanceKm(one, other))),
      ),
    );
    for (const cabin of CABIN_CLASSES) {
      const saved = leastFlightGrams(widestKm, cabin) - leastFlightGrams(0, cabin);
      expect(saved).toBeLessThan(leastFlightGrams(0, cabin));
    }
  });
});

describe('many markets', () => {
  const many = manyMarkets(tables);
  const estimator = createEstimator(tables);
  const city = fc.constantFrom(...cities);

  it('have the answers of an estimator, none of them below the least', () => {
    fc.assert(
      fc.property(city, city, (origin, destination) => {
        const answer = many.typical({ origin, destination });
        expect(answer).toEqual(estimator.typical({ origin, destination }));
        if (answer.kind === 'unavailable') return;
        for (const cabin of CABIN_CLASSES) {
          const grams = answer.wellToWakeGramsPerPassenger[cabin];
          expect(grams).toBeGreaterThanOrEqual(many.leastGrams({ origin, destination }, cabin));
        }
      }),
    );
  }, 120_000);

  it('are 0 at least where a place is not known', () => {
    expect(many.leastGrams({ origin: 'QQQ', destination: 'ZRH' }, 'economy')).toBe(0);
  });
});
