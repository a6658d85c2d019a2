import { readAirportIndices } from './airport-indices.ts';
import type { ByteReader } from './byte-reader.ts';
import type { AirportTable } from './look-ups.ts';

/** Every known flight number, sorted by carrier, then number, then route. */
export type FlightRows = {
  readonly carrierCodes: readonly string[];
  /** First row of each carrier, and the number of rows at the end. */
  readonly carrierStarts: Uint32Array;
  readonly flightNumbers: Uint16Array;
  /** Airport index. */
  readonly origins: Uint16Array;
  /** Airport index. */
  readonly destinations: Uint16Array;
};

/**
 * How a row's route follows from the row before; the airports not told by it stand in the airport column. Before a carrier's
 * first row stands a route from its busiest airport to the same.
 */
export const ROUTE_STEP = {
  BACK: 0,
  SAME: 1,
  ONWARD: 2,
  SAME_ORIGIN: 3,
  INTO_DESTINATION: 4,
  INTO_ORIGIN: 5,
  UNRELATED: 6,
} as const;

/**
 * Columns: airport codes; carrier codes; rows of each carrier; number of airports of each carrier; those airports, busiest
 * first; steps between flight numbers; route steps; airports as numbers among the carrier's.
 */
export function readFlightRows(reader: ByteReader, airports: AirportTable): FlightRows {
  const airportIndices = readAirportIndices('flights', reader, airports);
  const carrierCodes = reader.sortedStrings();
  const rowCounts = reader.uints();
  const stationCounts = reader.uints();
  const stations = reader.uints().map((number) => airportIndices[number] ?? 0);
  const numberSteps = reader.uints();
  const routeSteps = reader.uints();
  const named = reader.uints();

  const rowCount = numberSteps.length;
  const carrierStarts = new Uint32Array(carrierCodes.length + 1);
  const flightNumbers = new Uint16Array(rowCount);
  const origins = new Uint16Array(rowCount);
  const destinations = new Uint16Array(rowCount);

  let row = 0;
  let nextNamed = 0;
  let firstStation = 0;
  carrierCodes.forEach((_, carrier) => {
    carrierStarts[carrier] = row;
    const station = () => stations[firstStation + (named[nextNamed++] ?? 0)] ?? 0;
    let flightNumber = 0;
    let origin = stations[firstStation] ?? 0;
    let destination = origin;
    for (const end = row + (rowCounts[carrier] ?? 0); row < end; row += 1) {
      flightNumber += numberSteps[row] ?? 0;
      const before = origin;
      switch (routeSteps[row]) {
        case ROUTE_STEP.BACK:
          origin = destination;
          destination = before;
          break;
        case ROUTE_STEP.SAME:
          break;
        case ROUTE_STEP.ONWARD:
          origin = destination;
          destination = station();
          break;
        case ROUTE_STEP.SAME_ORIGIN:
          destination = station();
          break;
        case ROUTE_STEP.INTO_DESTINATION:
          origin = station();
          break;
        case ROUTE_STEP.INTO_ORIGIN:
          origin = station();
          destination = before;
          break;
        default:
          origin = station();
          destination = station();
      }
      flightNumbers[row] = flightNumber;
      origins[row] = origin;
      destinations[row] = destination;
    }
    firstStation += stationCounts[carrier] ?? 0;
  });
  carrierStarts[carrierCodes.length] = row;
  return { carrierCodes, carrierStarts, flightNumbers, origins, destinations };
}
