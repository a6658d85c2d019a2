import type { FlightRows } from './flight-rows.ts';
import { namesakes } from './namesakes.ts';
import { placesByCode } from './places-by-code.ts';
import { indexRoutes, type RouteIndex } from './route-index.ts';
import { lowerBound } from './sorted-search.ts';
import type { Airport, AirportTable } from './look-ups.ts';

/**
 * Look-ups by number over some of the flight rows; -1 for what is not among them. A carrier's rows are sorted into routes when the
 * first of its routes is asked for: one question needs few carriers.
 */
export function flightList(rows: FlightRows, isListed: (row: number) => boolean, airports: AirportTable) {
  const { carrierStarts, flightNumbers, origins, destinations } = rows;
  const carrierNumberOf = placesByCode('flights', rows.carrierCodes, true);
  const hasFlights = new Uint8Array(airports.count);
  let rowCount = 0;
  for (let row = 0; row < flightNumbers.length; row += 1) {
    if (!isListed(row)) continue;
    hasFlights[origins[row] ?? 0] = 1;
    hasFlights[destinations[row] ?? 0] = 1;
    rowCount += 1;
  }
  const listedAs = namesakes(
    airports,
    Uint16Array.from(hasFlights.keys()).filter((index) => hasFlights[index] === 1),
  );
  const keyOf = (origin: Airport, destination: Airport): number =>
    (listedAs[origin.index] ?? 0) * airports.count + (listedAs[destination.index] ?? 0);
  const keyOfRow = (row: number): number => (origins[row] ?? 0) * airports.count + (destinations[row] ?? 0);

  const listed = (start = 0, end = 0): Uint32Array => {
    const found = new Uint32Array(end - start);
    let count = 0;
    for (let row = start; row < end; row += 1) if (isListed(row)) found[count++] = row;
    return found.slice(0, count);
  };
  const rowsOfCarrier = (carrier: number): Uint32Array => listed(carrierStarts[carrier], carrierStarts[carrier + 1]);
  /** First row of a flight number, listed or not, and the row after its last. */
  const boundsOf = (carrier: number, flightNumber: number): readonly [start: number, end: number] => {
    const end = carrierStarts[carrier + 1];
    const start = lowerBound(flightNumbers, flightNumber, carrierStarts[carrier], end);
    return [start, lowerBound(flightNumbers, flightNumber + 1, start, end)];
  };
  const made = Array.from<RouteIndex | undefined>({ length: rows.carrierCodes.length });
  const routesOf = (carrier: number): RouteIndex => (made[carrier] ??= indexRoutes(rowsOfCarrier(carrier), keyOfRow));

  return {
    rowCount,
    carrierNumberOf,
    /** Airport pair: origin x airport count + destination, each that under which its flights are listed. */
    keyOf,
    keyOfRow,
    rowsOfCarrier,
    routesOf,
    /** Place of a route among those of its carrier. */
    routeOf: (carrier: number, key: number): number => {
      if (carrier < 0) return -1;
      const { keys } = routesOf(carrier);
      const at = lowerBound(keys, key);
      return keys[at] === key ? at : -1;
    },
    /** Row of a flight number on a route. */
    rowOf: (carrierCode: string, flightNumber: number, origin: Airport, destination: Airport): number => {
      const carrier = carrierNumberOf(carrierCode);
      if (carrier < 0) return -1;
      const key = keyOf(origin, destination);
      const [start, end] = boundsOf(carrier, flightNumber);
      for (let row = start; row < end; row += 1) if (keyOfRow(row) === key && isListed(row)) return row;
      return -1;
    },
    /** Rows of a flight number. */
    rowsOf: (carrier: number, flightNumber: number): Uint32Array =>
      carrier < 0 ? new Uint32Array() : listed(...boundsOf(carrier, flightNumber)),
  };
}
