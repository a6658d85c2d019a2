import type { FlightRows } from './flight-rows.ts';
import { namesakes } from './namesakes.ts';
import { placesByCode } from './places-by-code.ts';
import { indexRoutes } from './route-index.ts';
import { keyStarts, lowerBound } from './sorted-search.ts';
import type { Airport, AirportTable } from './look-ups.ts';

/** Look-ups by number over flight rows and their routes; -1 for what is not among them. */
export function flightList(rows: FlightRows, airports: AirportTable) {
  const index = indexRoutes(rows, airports.count);
  const carrierNumberOf = placesByCode('flights', rows.carrierCodes, true);
  const listedAs = namesakes(airports, index.origins, index.destinations);
  const starts = keyStarts(index.pairKeys, airports.count, airports.count);
  const keyOf = (origin: Airport, destination: Airport): number =>
    (listedAs[origin.index] ?? 0) * airports.count + (listedAs[destination.index] ?? 0);
  /** First of a carrier's rows that has the flight number, or stands where it would. */
  const firstRowOf = (carrier: number, flightNumber: number): number =>
    lowerBound(rows.flightNumbers, flightNumber, rows.carrierStarts[carrier], rows.carrierStarts[carrier + 1]);

  return {
    rows,
    index,
    carrierNumberOf,
    /** Number of an airport pair. */
    pairOf: (origin: Airport, destination: Airport): number => {
      const key = keyOf(origin, destination);
      const from = listedAs[origin.index] ?? 0;
      const pair = lowerBound(index.pairKeys, key, starts[from], starts[from + 1]);
      return index.pairKeys[pair] === key ? pair : -1;
    },
    /** Number of a carrier's route. */
    routeOf: (carrierCode: string, origin: Airport, destination: Airport): number => {
      const carrier = carrierNumberOf(carrierCode);
      if (carrier < 0) return -1;
      const key = keyOf(origin, destination);
      const end = index.carrierStarts[carrier + 1] ?? 0;
      const at = lowerBound(index.routeKeys, key, index.carrierStarts[carrier], end);
      return at < end && index.routeKeys[at] === key ? at : -1;
    },
    /** Row of a flight number on a route. */
    rowOf: (carrierCode: string, flightNumber: number, origin: Airport, destination: Airport): number => {
      const from = listedAs[origin.index];
      const to = listedAs[destination.index];
      const carrier = carrierNumberOf(carrierCode);
      if (carrier < 0) return -1;
      const end = rows.carrierStarts[carrier + 1] ?? 0;
      for (
        let row = firstRowOf(carrier, flightNumber);
        row < end && rows.flightNumbers[row] === flightNumber;
        row += 1
      ) {
        const number = index.routeOfRow[row] ?? 0;
        if (index.origins[number] === from && index.destinations[number] === to) return row;
      }
      return -1;
    },
    /** Routes of a flight number. */
    routesOf: (carrierCode: string, flightNumber: number): Uint32Array => {
      const carrier = carrierNumberOf(carrierCode);
      if (carrier < 0) return new Uint32Array();
      const start = firstRowOf(carrier, flightNumber);
      const next = lowerBound(rows.flightNumbers, flightNumber + 1, start, rows.carrierStarts[carrier + 1]);
      return index.routeOfRow.subarray(start, next);
    },
  };
}

/** The rows at the places given, rising. */
export function rowsAt(rows: FlightRows, places: Uint32Array): FlightRows {
  const pick = (column: Uint16Array) => {
    const picked = new Uint16Array(places.length);
    for (let row = 0; row < picked.length; row += 1) picked[row] = column[places[row] ?? 0] ?? 0;
    return picked;
  };
  return {
    carrierCodes: rows.carrierCodes,
    carrierStarts: rows.carrierStarts.map((start) => lowerBound(places, start)),
    flightNumbers: pick(rows.flightNumbers),
    origins: pick(rows.origins),
    destinations: pick(rows.destinations),
  };
}
