import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CABIN_CLASSES } from '@tim/engine';
import { readTables, TABLE_NAMES, type Airport, type TableBytes } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { aircraftData } from '../inputs/aircraft/aircraft-data.ts';
import { standingFinder } from '../inputs/standing/standing-data.ts';
import { flightResolver } from '../resolve-flight.ts';
import { legEmissions } from './emitting-options.ts';
import { leastFlightGrams } from './least-grams.ts';
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
    const emitting = legEmissions(tables, flightResolver(tables, aircraft));
    const legs = cities.flatMap((city) => [...network.from(city).values()].flat());
    expect(legs.length).toBeGreaterThan(50_000);
    const below = legs.filter((leg) => {
      const grams = emitting(leg)?.grams;
      return grams && CABIN_CLASSES.some((cabin) => grams[cabin] < leastFlightGrams(leg.greatCircleKm, cabin));
    });
    expect(below.map(({ carrierCode, fromCity, toCity }) => `${carrierCode} ${fromCity}-${toCity}`)).toEqual([]);
  }, 300_000);
});
