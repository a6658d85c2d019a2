import { readFlightRows } from './flight-rows.ts';
import { namesakes } from './namesakes.ts';
import { indexRoutes } from './route-index.ts';
import { lowerBound } from './sorted-search.ts';
import type { OpenTable } from './table-header.ts';
import type { Airport, AirportTable, CarrierRoute, FlightTable } from './tables.ts';

const NONE: readonly CarrierRoute[] = [];

/** Edition, then the flight rows. */
export function readFlights({ reader }: OpenTable, airports: AirportTable): FlightTable {
  const sourceVersion = reader.text();
  const rows = readFlightRows(reader, airports);
  const index = indexRoutes(rows, airports.count);
  const carrierNumbers = new Map(rows.carrierCodes.map((code, number) => [code, number]));
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
  const carriersOnRoute = (origin: Airport, destination: Airport): readonly CarrierRoute[] => {
    const key = (listedAs[origin.index] ?? 0) * airports.count + (listedAs[destination.index] ?? 0);
    const pair = lowerBound(index.pairKeys, key);
    if (index.pairKeys[pair] !== key) return NONE;
    return (madePairs[pair] ??= Array.from(
      index.routesByPair.subarray(index.pairStarts[pair], index.pairStarts[pair + 1]),
      route,
    ));
  };
  /** Calls `visit` with the route of each row that has the number, until it returns true. */
  const someRouteOfFlight = (carrierCode: string, flightNumber: number, visit: (route: number) => boolean): boolean => {
    const carrier = carrierNumbers.get(carrierCode);
    if (carrier === undefined) return false;
    const end = rows.carrierStarts[carrier + 1] ?? 0;
    let row = lowerBound(rows.flightNumbers, flightNumber, rows.carrierStarts[carrier], end);
    for (; row < end && rows.flightNumbers[row] === flightNumber; row += 1) {
      if (visit(index.routeOfRow[row] ?? 0)) return true;
    }
    return false;
  };

  return {
    rowCount: rows.flightNumbers.length,
    sourceVersion,
    isCarrierKnown: (carrierCode) => carrierNumbers.has(carrierCode),
    isCarrierOnRoute: (carrierCode, origin, destination) =>
      carriersOnRoute(origin, destination).some((known) => known.carrierCode === carrierCode),
    hasFlight: (carrierCode, flightNumber, origin, destination) => {
      const from = listedAs[origin.index];
      const to = listedAs[destination.index];
      return someRouteOfFlight(
        carrierCode,
        flightNumber,
        (number) => index.origins[number] === from && index.destinations[number] === to,
      );
    },
    carriersOnRoute,
    routesOfFlight: (carrierCode, flightNumber) => {
      const routes: CarrierRoute[] = [];
      someRouteOfFlight(carrierCode, flightNumber, (number) => {
        routes.push(route(number));
        return false;
      });
      return routes;
    },
    *carrierRoutes() {
      for (let number = 0; number < index.routeCount; number += 1) yield route(number);
    },
  };
}
