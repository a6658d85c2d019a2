import type { ByteReader } from './byte-reader.ts';
import type { AirportTable } from './look-ups.ts';

/**
 * A column of airport codes as the airports' indices.
 *
 * @throws RangeError naming the table if a code is not in the airport table
 */
export function readAirportIndices(table: string, reader: ByteReader, airports: AirportTable): Uint16Array {
  return Uint16Array.from(reader.sortedStrings(), (code) => {
    const airport = airports.find(code);
    if (!airport) throw new RangeError(`${table}: airport ${code} is not in the airport table`);
    return airport.index;
  });
}
