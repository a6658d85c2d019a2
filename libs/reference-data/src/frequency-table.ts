import { readAirportIndices } from './airport-indices.ts';
import type { FrequencyBasis } from './basis.ts';
import { namesakes } from './namesakes.ts';
import { lowerBound } from './sorted-search.ts';
import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { Airport, AirportTable } from './look-ups.ts';
import type { FrequencyTable } from './traffic-tables.ts';

const MONTHS = 12;

/**
 * Editions of 2022 and 2016-17, airport codes, carrier codes, rows of each carrier; then columns: steps of the origin, steps of the
 * destination (from 0 where the origin steps), flights in 2022 (0 for none), flights a month in 2016-17 (0 for none), mean seats
 * in 2016-17 (0 for none). A carrier's rows rise by origin, then destination.
 */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function readFrequencies({ reader }: OpenTable, airports: AirportTable): FrequencyTable {
  const edition2022 = reader.text();
  const edition2016 = reader.text();
  const indices = readAirportIndices('frequencies', reader, airports);
  const carrierCodes = reader.sortedStrings();
  const carrierRows = reader.uints();
  const originSteps = reader.uints();
  const destinationSteps = reader.uints();
  const flights2022 = reader.uints();
  const monthlyFlights2016 = new Float32Array(reader.decimals());
  const meanSeats2016 = new Float32Array(reader.decimals());

  const carrierNumbers = new Map(carrierCodes.map((code, number) => [code, number]));
  const starts = new Uint32Array(carrierCodes.length + 1);
  const origins = new Uint16Array(originSteps.length);
  const destinations = new Uint16Array(originSteps.length);
  const keys = new Uint32Array(originSteps.length);
  let row = 0;
  carrierRows.forEach((count, carrier) => {
    let origin = 0;
    let destination = 0;
    for (const end = row + count; row < end; row += 1) {
      const step = originSteps[row] ?? 0;
      if (step > 0) destination = 0;
      origin += step;
      destination += destinationSteps[row] ?? 0;
      origins[row] = indices[origin] ?? 0;
      destinations[row] = indices[destination] ?? 0;
      keys[row] = (origins[row] ?? 0) * airports.count + (destinations[row] ?? 0);
    }
    starts[carrier + 1] = row;
  });
  const flownIn2022 = new Set(
    carrierCodes.filter((_, carrier) =>
      flights2022.subarray(starts[carrier], starts[carrier + 1]).some((flights) => flights > 0),
    ),
  );
  const listedAs = namesakes(airports, origins, destinations);

  /** The row of the carrier's route; undefined when there is none. */
  const rowOf = (carrierCode: string, origin: Airport, destination: Airport): number | undefined => {
    const carrier = carrierNumbers.get(carrierCode);
    if (carrier === undefined) return undefined;
    const key = (listedAs[origin.index] ?? 0) * airports.count + (listedAs[destination.index] ?? 0);
    const found = lowerBound(keys, key, starts[carrier], starts[carrier + 1]);
    return found < (starts[carrier + 1] ?? 0) && keys[found] === key ? found : undefined;
  };
  const of2016 = (value: number): Sourced<number, FrequencyBasis> => ({
    value,
    basis: { kind: 'flights-of-2016-17' },
    source: 'ROUTE_FREQUENCY_LIST',
    sourceVersion: edition2016,
    dataCategory: 'PRIMARY',
  });

  return {
    ofCarrierRoute: (carrierCode, origin, destination) => {
      const found = rowOf(carrierCode, origin, destination);
      if (found === undefined) return undefined;
      const value = flights2022[found] ?? 0;
      if (value === 0) return of2016(hundredths((monthlyFlights2016[found] ?? 0) * MONTHS));
      return {
        value,
        basis: { kind: 'flights-of-2022' },
        source: 'ROUTE_FREQUENCY_LIST',
        sourceVersion: edition2022,
        dataCategory: 'PRIMARY',
      };
    },
    hasFlownIn2022: (carrierCode) => flownIn2022.has(carrierCode),
    meanSeats: (carrierCode, origin, destination) => {
      const found = rowOf(carrierCode, origin, destination);
      const value = found === undefined ? 0 : (meanSeats2016[found] ?? 0);
      return value > 0 ? of2016(hundredths(value)) : undefined;
    },
    *seatedRoutes(carrierCode) {
      const carrier = carrierNumbers.get(carrierCode);
      if (carrier === undefined) return;
      for (let at = starts[carrier] ?? 0; at < (starts[carrier + 1] ?? 0); at += 1) {
        const meanSeats = meanSeats2016[at] ?? 0;
        if (meanSeats === 0) continue;
        yield {
          originIndex: origins[at] ?? 0,
          destinationIndex: destinations[at] ?? 0,
          meanSeats: hundredths(meanSeats),
        };
      }
    },
  };
}

/** The decimal fraction a 32-bit number was made from. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
