import type { ByteReader } from './byte-reader.ts';
import { keyStarts, lowerBound } from './sorted-search.ts';
import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { AirportTable, DistanceFactorTable } from './tables.ts';

/** Factors of directional pairs: the pair of codes number i and j has the key i x number of codes + j. */
type PairFactors = {
  readonly codes: readonly string[];
  /** Rising. */
  readonly keys: Uint32Array;
  /** Where each first code's keys start. */
  readonly starts: Uint32Array;
  readonly factors: readonly Sourced<number>[];
};

/** Edition, the default factor, then the airport pairs (ICAO codes) and the country pairs (ISO codes). */
export function readDistanceFactors({ reader }: OpenTable, airports: AirportTable): DistanceFactorTable {
  const sourceVersion = reader.text();
  const provenance = { source: 'ICL', sourceVersion } as const;
  const [defaultFactor = Number.NaN] = reader.decimals();
  const byDefault: Sourced<number> = {
    value: defaultFactor,
    strategy: 'DEFAULT',
    ...provenance,
    dataCategory: 'DEFAULT',
  };
  const modelled = (strategy: string) => (value: number) =>
    ({ value, strategy, ...provenance, dataCategory: 'MODELED' }) as const;
  const airportPairs = readPairs(reader, modelled('ORIGIN_DESTINATION'));
  const countryPairs = readPairs(reader, modelled('COUNTRY_PAIR'));
  const airportNumbers = numberAirports(airports, airportPairs.codes, (airport) => airport.icaoAirportCode);
  const countryNumbers = numberAirports(airports, countryPairs.codes, (airport) => airport.countryCode);

  return {
    find: (origin, destination) =>
      findPair(airportPairs, airportNumbers[origin.index], airportNumbers[destination.index]) ??
      findPair(countryPairs, countryNumbers[origin.index], countryNumbers[destination.index]) ??
      byDefault,
  };
}

/** Columns: code, number of pairs from each code, steps between destinations, factor. */
function readPairs(reader: ByteReader, sourced: (factor: number) => Sourced<number>): PairFactors {
  const codes = reader.sortedStrings();
  const pairCounts = reader.uints();
  const steps = reader.uints();
  const values = reader.decimals();
  const keys = new Uint32Array(values.length);
  let pair = 0;
  pairCounts.forEach((count, origin) => {
    let destination = 0;
    for (const end = pair + count; pair < end; pair += 1) {
      destination += steps[pair] ?? 0;
      keys[pair] = origin * codes.length + destination;
    }
  });
  const different = new Map<number, Sourced<number>>();
  const factors = Array.from(values, (value) => {
    const known = different.get(value) ?? sourced(value);
    different.set(value, known);
    return known;
  });
  return { codes, keys, starts: keyStarts(keys, codes.length, codes.length), factors };
}

/** Each airport's number among the codes; -1 for an airport whose code has no factor. */
function numberAirports(
  airports: AirportTable,
  codes: readonly string[],
  codeOf: (airport: ReturnType<AirportTable['at']>) => string,
): Int16Array {
  const numbers = new Map(codes.map((code, index) => [code, index]));
  return Int16Array.from({ length: airports.count }, (_, index) => numbers.get(codeOf(airports.at(index))) ?? -1);
}

function findPair(
  { codes, keys, starts, factors }: PairFactors,
  origin = -1,
  destination = -1,
): Sourced<number> | undefined {
  if (origin < 0 || destination < 0) return undefined;
  const key = origin * codes.length + destination;
  const position = lowerBound(keys, key, starts[origin], starts[origin + 1]);
  return keys[position] === key ? factors[position] : undefined;
}
