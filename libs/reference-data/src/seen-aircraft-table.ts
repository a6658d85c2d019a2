import { readAirportIndices } from './airport-indices.ts';
import { addTo } from './group-by.ts';
import { namesakes } from './namesakes.ts';
import type { OpenTable } from './table-header.ts';
import type { AirportTable } from './look-ups.ts';
import type { SeenAircraftTable, SeenFlights } from './traffic-tables.ts';

const NONE: readonly SeenFlights[] = [];

const keyOf = (carrierCode: string, originIndex: number, destinationIndex: number) =>
  `${carrierCode} ${originIndex} ${destinationIndex}`;

/**
 * Edition, airport codes, then columns: carrier, flight number, origin and destination as numbers among those codes, ICAO type,
 * flights.
 */
export function readSeenAircraft({ reader }: OpenTable, airports: AirportTable): SeenAircraftTable {
  const sourceVersion = reader.text();
  const indices = readAirportIndices('seen-aircraft', reader, airports);
  const carriers = reader.repeatedStrings();
  const flightNumbers = reader.uints();
  const origins = Uint16Array.from(reader.uints(), (number) => indices[number] ?? 0);
  const destinations = Uint16Array.from(reader.uints(), (number) => indices[number] ?? 0);
  const types = reader.repeatedStrings();
  const flights = reader.decimals();

  const listedAs = namesakes(airports, origins, destinations);
  const pairs = new Set<number>();
  const byRoute = new Map<string, SeenFlights[]>();
  carriers.forEach((carrierCode, row) => {
    const [from, to] = [origins[row] ?? 0, destinations[row] ?? 0];
    pairs.add(from * airports.count + to).add(to * airports.count + from);
    addTo(byRoute, keyOf(carrierCode, from, to), {
      flightNumber: flightNumbers[row] ?? 0,
      icaoAircraftType: types[row] ?? '',
      flights: flights[row] ?? 0,
    });
  });
  return {
    isCovered: (origin, destination) =>
      pairs.has((listedAs[origin.index] ?? 0) * airports.count + (listedAs[destination.index] ?? 0)),
    onRoute: (carrierCode, origin, destination) =>
      byRoute.get(keyOf(carrierCode, listedAs[origin.index] ?? 0, listedAs[destination.index] ?? 0)) ?? NONE,
    provenance: { source: 'SFO_MUSEUM', sourceVersion, dataCategory: 'PRIMARY' },
  };
}
