import type { Airport, Tables } from '@tim/reference-data';
import { dateText, isWithin } from './calendar.ts';
import type { DepartureWindow } from './calendar.ts';
import type { FlightQuery, Unavailable } from './estimate.ts';
import { findAirport } from './find-airport.ts';
import type { Operation, OperationFinder } from './operating-carrier.ts';
import type { CarrierRouteResolver, ResolvedFlight } from './resolve-carrier-route.ts';
import { unavailable } from './unavailable.ts';

const quarterOf = (month: number) => Math.ceil(month / 3);

function marketOf(tables: Tables, originIndex: number, destinationIndex: number) {
  return {
    origin: tables.airports.at(originIndex).iataAirportCode,
    destination: tables.airports.at(destinationIndex).iataAirportCode,
  };
}

/** A question whose places, carrier, number and date are ones a flight can have. */
export type AskedFlight = {
  readonly kind: 'asked';
  readonly origin: Airport;
  readonly destination: Airport;
  /** Who flies it; undefined when nothing says that the carrier does. */
  readonly operation: Operation | undefined;
};

/** Hold a question against what is known of places and carriers, and against the window of dates. */
export function readFlightQuery(
  tables: Tables,
  findOperation: OperationFinder,
  query: FlightQuery,
  window: DepartureWindow,
): AskedFlight | Unavailable {
  const origin = findAirport(tables, 'origin', query.origin);
  if (origin.kind === 'unavailable') return origin;
  const destination = findAirport(tables, 'destination', query.destination);
  if (destination.kind === 'unavailable') return destination;
  if (origin.airport === destination.airport) return unavailable('SAME_AIRPORT', 'destination', query.destination);
  const { carrierCode, flightNumber } = query;
  if (!tables.carriers.find(carrierCode) && !tables.flights.isCarrierKnown(carrierCode)) {
    return unavailable('UNKNOWN_CARRIER', 'carrierCode', carrierCode);
  }
  if (!(Number.isInteger(flightNumber) && flightNumber >= 1 && flightNumber <= 9999)) {
    return unavailable('UNKNOWN_FLIGHT_NUMBER', 'flightNumber', String(flightNumber));
  }
  if (!isWithin(window, query.departureDate)) {
    return unavailable('DATE_OUT_OF_WINDOW', 'departureDate', dateText(query.departureDate), { window });
  }
  const [from, to] = [origin.airport, destination.airport];
  const operation = findOperation(carrierCode, flightNumber, from, to);
  return { kind: 'asked', origin: from, destination: to, operation };
}

/** Find a flight by carrier and route, and the inputs of its estimate. */
export function resolveFlight(
  tables: Tables,
  resolveCarrierRoute: CarrierRouteResolver,
  query: FlightQuery,
  { origin, destination, operation }: AskedFlight,
): ResolvedFlight | Unavailable {
  const { carrierCode, flightNumber } = query;
  if (!operation) {
    const known = tables.flights.carriersOnRoute(origin, destination);
    const elsewhere = tables.flights.routesOfFlight(carrierCode, flightNumber);
    const markets = elsewhere.map((route) => marketOf(tables, route.originIndex, route.destinationIndex));
    if (known.length === 0) return unavailable('NO_KNOWN_SERVICE', 'destination', query.destination, { markets });
    return unavailable('CARRIER_NOT_ON_ROUTE', 'carrierCode', carrierCode, {
      carrierCodes: known.map((route) => route.carrierCode),
      markets,
    });
  }
  const quarter = quarterOf(query.departureDate.month);
  const resolved = resolveCarrierRoute(operation.carrierCode, origin, destination, quarter, query.aircraftCode);
  const remark = remarkOn(tables, query, operation);
  if (resolved.kind === 'unavailable' || remark === '') return resolved;
  return { ...resolved, basisDetail: `${remark} ${resolved.basisDetail}` };
}

/** What a reader should know of who flies; '' when it is the carrier asked for, on a route of its own. */
function remarkOn(tables: Tables, query: FlightQuery, { carrierCode, evidence }: Operation): string {
  const nameOf = (code: string) => tables.carriers.find(code)?.name ?? code;
  if (evidence === 'assumed') {
    return `${nameOf(carrierCode)} is not listed on this route, but serves both cities and has a base in one.`;
  }
  return carrierCode === query.carrierCode ? '' : `Flown for ${nameOf(query.carrierCode)} by ${nameOf(carrierCode)}.`;
}
