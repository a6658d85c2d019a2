import type { DistanceFactorBasis } from './basis.ts';
import type { ByteReader } from './byte-reader.ts';
import { keyStarts, lowerBound } from './sorted-search.ts';
import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { AirportTable, DistanceFactorTable } from './look-ups.ts';

/** Factors of directional pairs: the pair of codes number i and j has the key i x number of codes + j. */
type PairFactors = {
  readonly codes: readonly string[];
  /** Rising. */
  readonly keys: Uint32Array;
  /** Where each first code's keys start. */
  readonly starts: Uint32Array;
  readonly factors: Float64Array;
};

/** Edition, the default factor, then the airport pairs (ICAO codes) and the country pairs (ISO codes). */
export function readDistanceFactors({ reader }: OpenTable, airports: AirportTable): DistanceFactorTable {
  const sourceVersion = reader.text();
  const [defaultFactor = Number.NaN] = reader.decimals();
  const byDefault: Sourced<number, DistanceFactorBasis> = {
    value: defaultFactor,
    basis: { kind: 'all-flights-mean' },
    source: 'ICL',
    sourceVersion,
    dataCategory: 'DEFAULT',
  };
  const airportPairs = readPairs(reader);
  const countryPairs = readPairs(reader);
  const airportNumbers = numberAirports(airports, airportPairs.codes, (airport) => airport.icaoAirportCode);
  const countryNumbers = numberAirports(airports, countryPairs.codes, (airport) => airport.countryCode);

  const modelled = (value: number, kind: DistanceFactorBasis['kind']): Sourced<number, DistanceFactorBasis> => ({
    value,
    basis: { kind },
    source: 'ICL',
    sourceVersion,
    dataCategory: 'MODELED',
  });

  return {
    find: (origin, destination) => {
      const ofAirports = findPair(airportPairs, airportNumbers[origin.index], airportNumbers[destination.index]);
      if (ofAirports >= 0) return modelled(airportPairs.factors[ofAirports] ?? Number.NaN, 'airport-pair');
      const place = findPair(countryPairs, countryNumbers[origin.index], countryNumbers[destination.index]);
      return place < 0 ? byDefault : modelled(countryPairs.factors[place] ?? Number.NaN, 'country-pair');
    },
  };
}

/** Columns: code, number of pairs from each code, steps between destinations, factor. */
function readPairs(reader: ByteReader): PairFactors {
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
  return { codes, keys, starts: keyStarts(keys, codes.length, codes.length), factors: values };
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

/** Where the factor of a pair stands; -1 when it has none. */
function findPair({ codes, keys, starts }: PairFactors, origin = -1, destination = -1): number {
  if (origin < 0 || destination < 0) return -1;
  const key = origin * codes.length + destination;
  const position = lowerBound(keys, key, starts[origin], starts[origin + 1]);
  return keys[position] === key ? position : -1;
}
