import { readFlightRows } from './flight-rows.ts';
import { namesakes } from './namesakes.ts';
import { placesByCode } from './places-by-code.ts';
import { indexRoutes } from './route-index.ts';
import { keyStarts, lowerBound } from './sorted-search.ts';
import type { OpenTable } from './table-header.ts';
import type { Airport, AirportTable, CarrierRoute, FlightTable } from './look-ups.ts';

const NONE: readonly CarrierRoute[] = [];

/** Edition, then the flight rows. */
export function readFlights({ reader }: OpenTable, airports: AirportTable): FlightTable {
  const sourceVersion = reader.text();
  const rows = readFlightRows(reader, airports);
  const index = indexRoutes(rows, airports.count);
  const carrierNumberOf = placesByCode('flights', rows.carrierCodes, true);
  const listedAs = namesakes(airports, index.origins, index.destinations);
  const made = Array.from<CarrierRoute | undefined>({ length: index.routeCount });
  const madePairs = Array.from<readonly CarrierRoute[] | undefined>({ length: index.pairKeys.length });

  const route = (number: number): CarrierRoute =>
    (made[number] ??= {
      carrierCode: rows.carrierCodes[index.carriers[number] ?? 0] ?? '',
      originIndex: index.origins[number] ?? 0,
      destinationIndex: index.destinations[number] ?? 0,
      flightNumberCount: index.flightNumberCounts[number] ?? 0,
    });
  const starts = keyStarts(index.pairKeys, airports.count, airports.count);
  const keyOf = (origin: Airport, destination: Airport): number =>
    (listedAs[origin.index] ?? 0) * airports.count + (listedAs[destination.index] ?? 0);
  /** Number of an airport pair; -1 when nobody flies it. */
  const pairOf = (origin: Airport, destination: Airport): number => {
    const key = keyOf(origin, destination);
    const from = listedAs[origin.index] ?? 0;
    const pair = lowerBound(index.pairKeys, key, starts[from], starts[from + 1]);
    return index.pairKeys[pair] === key ? pair : -1;
  };
  const carriersOnRoute = (origin: Airport, destination: Airport): readonly CarrierRoute[] => {
    const pair = pairOf(origin, destination);
    if (pair < 0) return NONE;
    return (madePairs[pair] ??= Array.from(
      index.routesByPair.subarray(index.pairStarts[pair], index.pairStarts[pair + 1]),
      route,
    ));
  };
  /** First of a carrier's rows that has the flight number, or stands where it would. */
  const firstRowOf = (carrier: number, flightNumber: number): number =>
    lowerBound(rows.flightNumbers, flightNumber, rows.carrierStarts[carrier], rows.carrierStarts[carrier + 1]);

  return {
    rowCount: rows.flightNumbers.length,
    sourceVersion,
    isCarrierKnown: (carrierCode) => carrierNumberOf(carrierCode) >= 0,
    isCarrierOnRoute: (carrierCode, origin, destination) => {
      const carrier = carrierNumberOf(carrierCode);
      if (carrier < 0) return false;
      const key = keyOf(origin, destination);
      const end = index.carrierStarts[carrier + 1] ?? 0;
      const at = lowerBound(index.routeKeys, key, index.carrierStarts[carrier], end);
      return at < end && index.routeKeys[at] === key;
    },
    hasFlight: (carrierCode, flightNumber, origin, destination) => {
      const from = listedAs[origin.index];
      const to = listedAs[destination.index];
      const carrier = carrierNumberOf(carrierCode);
      if (carrier < 0) return false;
      const end = rows.carrierStarts[carrier + 1] ?? 0;
      for (
        let row = firstRowOf(carrier, flightNumber);
        row < end && rows.flightNumbers[row] === flightNumber;
        row += 1
      ) {
        const number = index.routeOfRow[row] ?? 0;
        if (index.origins[number] === from && index.destinations[number] === to) return true;
      }
      return false;
    },
    carriersOnRoute,
    routesOfFlight: (carrierCode, flightNumber) => {
      const carrier = carrierNumberOf(carrierCode);
      if (carrier < 0) return NONE;
      const start = firstRowOf(carrier, flightNumber);
      const next = lowerBound(rows.flightNumbers, flightNumber + 1, start, rows.carrierStarts[carrier + 1]);
      return Array.from(index.routeOfRow.subarray(start, next), route);
    },
    *flightsOfCarrier(carrierCode) {
      const carrier = carrierNumberOf(carrierCode);
      const end = rows.carrierStarts[carrier + 1] ?? 0;
      for (let row = rows.carrierStarts[carrier] ?? end; row < end; row += 1) {
        yield { flightNumber: rows.flightNumbers[row] ?? 0, route: route(index.routeOfRow[row] ?? 0) };
      }
    },
    *carrierRoutes() {
      for (let number = 0; number < index.routeCount; number += 1) yield route(number);
    },
  };
}
