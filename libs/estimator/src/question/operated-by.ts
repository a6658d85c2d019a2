import type { Airport, Tables } from '@tim/reference-data';
import type { NamedPartner, OperatedBy } from '../estimate.ts';
import { findPartner, hasTypeThatLands, mayBePartners } from './find-partner.ts';
import type { LikelyOperator } from './likely-operator.ts';
import { namedCarrier } from './named-carrier.ts';
import { notForPassengers, withoutPassengers } from './not-for-passengers.ts';
import type { FlightQuery, MarketQuery, Unavailable } from './query.ts';
import type { AskedFlight } from './read-flight-query.ts';
import { unavailable } from './unavailable.ts';

/** The carrier whose aircraft a flight is flown with. */
export type Operator = {
  readonly kind: 'operator';
  readonly carrierCode: string;
  readonly operatedBy: OperatedBy;
};

/** Find who flies a flight; a reason where nobody can take it, or nothing says that its carrier flies it. */
export function findOperator(
  tables: Tables,
  query: FlightQuery,
  { origin, destination, likelyOperator }: AskedFlight,
): Operator | Unavailable {
  const without = withoutPassengers(tables, query, origin, destination, likelyOperator);
  if (without) return notForPassengers(tables, query, origin, destination, without);
  if (!likelyOperator) return notFlown(tables, query, origin, destination);
  const { carrierCode, evidence } = likelyOperator;
  const carrier = namedCarrier(tables, query.carrierCode);
  const partner = isPerhapsPartners(tables, query, likelyOperator, origin, destination)
    ? findPartner(tables, query.carrierCode, origin, destination, query.flightNumber)
    : undefined;
  if (partner !== undefined) {
    const operatedBy = { kind: 'probably-partner', ...carrier, ...namedPartner(tables, partner) } as const;
    return { kind: 'operator', carrierCode: partner, operatedBy };
  }
  if (evidence === 'assumed') {
    return { kind: 'operator', carrierCode, operatedBy: { kind: 'carrier-not-listed', ...carrier } };
  }
  const operatedBy: OperatedBy =
    carrierCode === query.carrierCode
      ? { kind: 'carrier' }
      : { kind: 'partner', ...carrier, ...namedPartner(tables, carrierCode) };
  return { kind: 'operator', carrierCode, operatedBy };
}

function namedPartner(tables: Pick<Tables, 'carriers'>, partner: string): NamedPartner {
  const { carrierCode: partnerCode, carrierName: partnerName } = namedCarrier(tables, partner);
  return { partnerCode, partnerName };
}

/** Whether a partner may fly the number: not where the list says who does, but for airports where none of the carrier's may land, nor where the aircraft is named. */
function isPerhapsPartners(
  tables: Tables,
  { carrierCode, flightNumber, aircraftCode }: FlightQuery,
  { carrierCode: operator, evidence }: LikelyOperator,
  origin: Airport,
  destination: Airport,
): boolean {
  if (aircraftCode !== undefined || operator !== carrierCode || evidence === 'assumed') return false;
  return (
    mayBePartners(tables, carrierCode, flightNumber, evidence === 'number') ||
    !hasTypeThatLands(tables, carrierCode, origin, destination)
  );
}

/** Why the flight has no estimate: nobody flies the route, or others than the carrier do. */
function notFlown(tables: Tables, query: FlightQuery, origin: Airport, destination: Airport): Unavailable {
  const { carrierCode, destination: destinationCode } = query;
  const carriers = tables.flights.carriersOnRoute(origin, destination);
  const markets = routesOfNumber(tables, query);
  if (carriers.length === 0) return unavailable('NO_KNOWN_SERVICE', 'destination', destinationCode, { markets });
  const carrierCodes = carriers.map((route) => route.carrierCode);
  return unavailable('CARRIER_NOT_ON_ROUTE', 'carrierCode', carrierCode, { carrierCodes, markets });
}

/** Where the list of flights has a flight's number. */
export function routesOfNumber(
  { airports, flights }: Tables,
  { carrierCode, flightNumber }: FlightQuery,
): readonly MarketQuery[] {
  return flights.routesOfFlight(carrierCode, flightNumber).map(({ originIndex, destinationIndex }) => ({
    origin: airports.at(originIndex).iataAirportCode,
    destination: airports.at(destinationIndex).iataAirportCode,
  }));
}
