import { readAirportIndices } from './airport-indices.ts';
import { namesakes } from './namesakes.ts';
import { keyStarts, lowerBound } from './sorted-search.ts';
import { splitOnce } from './code-lists.ts';
import type { OpenTable } from './table-header.ts';
import type { AirportTable } from './look-ups.ts';
import type { RouteTrafficRow, TrafficTable } from './traffic-tables.ts';

const NONE: readonly RouteTrafficRow[] = [];

/**
 * Edition, airport codes, then columns: origin and destination as numbers among those codes, carrier, ICAO types with blanks
 * between, year, departures, seats per departure, load factor, cargo mass fraction (below 0 when not filed), region; then the
 * regions, and the load factors of each of the year and of its quarters. Rows rise by origin, then destination;
 * within a route most departures come first.
 */
export function readTraffic({ reader }: OpenTable, airports: AirportTable): TrafficTable {
  const sourceVersion = reader.text();
  const indices = readAirportIndices('traffic', reader, airports);
  const origins = Uint16Array.from(reader.uints(), (number) => indices[number] ?? 0);
  const destinations = Uint16Array.from(reader.uints(), (number) => indices[number] ?? 0);
  const carriers = reader.repeatedStrings();
  const typeLists = splitOnce(reader.repeatedStrings());
  const years = reader.uints();
  const departures = reader.uints();
  const seats = reader.decimals();
  const loadFactors = reader.decimals();
  const cargoFractions = reader.decimals();
  const regions = reader.repeatedStrings();
  const regionLoads = new Map(reader.sortedStrings().map((region) => [region, reader.decimals()]));

  const rowCount = carriers.length;
  const keys = origins.reduce((all, origin, row) => {
    all[row] = origin * airports.count + (destinations[row] ?? 0);
    return all;
  }, new Uint32Array(rowCount));
  const starts = keyStarts(keys, airports.count, airports.count);
  const listedAs = namesakes(airports, origins, destinations);
  const made = Array.from<RouteTrafficRow | undefined>({ length: rowCount });
  const madeRoutes = new Map<number, readonly RouteTrafficRow[]>();

  const at = (row: number): RouteTrafficRow =>
    (made[row] ??= {
      originIndex: origins[row] ?? 0,
      destinationIndex: destinations[row] ?? 0,
      carrierCode: carriers[row] ?? '',
      icaoAircraftTypes: typeLists[row] ?? [],
      year: years[row] ?? 0,
      departures: departures[row] ?? 0,
      seatsPerDeparture: seats[row] ?? Number.NaN,
      passengerLoadFactor: loadFactors[row] ?? Number.NaN,
      cargoMassFraction: filedFraction(cargoFractions[row]),
      region: regions[row] ?? '',
    });
  return {
    rowCount,
    onRoute: (origin, destination) => {
      const from = listedAs[origin.index] ?? 0;
      const [start, end] = [starts[from] ?? 0, starts[from + 1] ?? 0];
      if (start === end) return NONE;
      const key = from * airports.count + (listedAs[destination.index] ?? 0);
      const known = madeRoutes.get(key);
      if (known) return known;
      let row = lowerBound(keys, key, start, end);
      if (keys[row] !== key) return NONE;
      const found: RouteTrafficRow[] = [];
      for (; keys[row] === key; row += 1) found.push(at(row));
      madeRoutes.set(key, found);
      return found;
    },
    *rows() {
      for (let row = 0; row < rowCount; row += 1) yield at(row);
    },
    regionLoadFactor: (region, quarter) => {
      const loadFactor = regionLoads.get(region)?.[quarter ?? 0];
      if (loadFactor === undefined) throw new RangeError(`traffic: no load factor of ${region} in quarter ${quarter}`);
      return loadFactor;
    },
    provenance: { source: 'T100', sourceVersion, dataCategory: 'PRIMARY' },
  };
}

const filedFraction = (fraction = -1) => (fraction < 0 ? undefined : fraction);
