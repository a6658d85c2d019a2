import type { Tables } from '@tim/reference-data';
import type { FlightQuery, Unavailable } from './estimate.ts';
import { KnownRoute } from './known-route.ts';
import type { KnownRouteFinder } from './known-route.ts';
import { mayBePartners } from './operating-carrier.ts';
import type { Operation, PartnerFinder } from './operating-carrier.ts';
import type { AskedFlight } from './read-flight-query.ts';
import { unavailable } from './unavailable.ts';

function marketOf(tables: Tables, originIndex: number, destinationIndex: number) {
  return {
    origin: tables.airports.at(originIndex).iataAirportCode,
    destination: tables.airports.at(destinationIndex).iataAirportCode,
  };
}

/** A flight's carrier and route. */
export type FoundFlight = {
  readonly kind: 'found';
  readonly route: KnownRoute;
  /** What a reader should know of who flies; '' when it is the carrier asked for, on a route of its own. */
  readonly remark: string;
};

/** Find a flight by carrier and route. */
export function findFlight(
  tables: Tables,
  findRoute: KnownRouteFinder,
  findPartner: PartnerFinder,
  query: FlightQuery,
  { origin, destination, operation }: AskedFlight,
): FoundFlight | Unavailable {
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
  const partner = isPerhapsPartners(tables, query, operation)
    ? findPartner(carrierCode, origin, destination, flightNumber)
    : undefined;
  const route = findRoute(
    partner ?? operation.carrierCode,
    origin,
    destination,
    query.departureDate.month,
    query.aircraftCode,
  );
  return route instanceof KnownRoute
    ? { kind: 'found', route, remark: remarkOn(tables, query, operation, partner) }
    : route;
}

/** Whether a partner may fly the number: not where the list says who does, nor where the aircraft is named. */
function isPerhapsPartners(
  tables: Tables,
  { carrierCode, flightNumber, aircraftCode }: FlightQuery,
  { carrierCode: operator, evidence }: Operation,
): boolean {
  if (aircraftCode !== undefined || operator !== carrierCode || evidence === 'assumed') return false;
  return mayBePartners(tables, carrierCode, flightNumber, evidence === 'number');
}

/** What a reader should know of who flies; '' when it is the carrier asked for, on a route of its own. */
function remarkOn(
  tables: Tables,
  query: FlightQuery,
  { carrierCode, evidence }: Operation,
  partner: string | undefined,
): string {
  if (partner !== undefined) {
    const name = nameOf(tables, carrierCode);
    return `Probably flown for ${name} by ${nameOf(tables, partner)}: flights of ${name} on this route had the seats of smaller aircraft than its own in 2016-17 (OpenTravelData).`;
  }
  if (evidence === 'assumed') {
    return `${nameOf(tables, carrierCode)} is not listed on this route, but serves both cities and has a base in one.`;
  }
  if (carrierCode === query.carrierCode) return '';
  return `Flown for ${nameOf(tables, query.carrierCode)} by ${nameOf(tables, carrierCode)}.`;
}

const nameOf = (tables: Tables, carrierCode: string) => tables.carriers.find(carrierCode)?.name ?? carrierCode;
