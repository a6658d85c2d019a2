import type { Airport, Tables, WithoutPassengers } from '@tim/reference-data';
import type { LikelyOperator } from './likely-operator.ts';
import type { FlightQuery, NamedCode, Unavailable } from './query.ts';
import { unavailable } from './unavailable.ts';

/**
 * Why nobody can take a flight: what the list of flights has of its number on the route; of a number that the list does not
 * have there what is known of its carrier, block and route; else what the list has of all the carrier's numbers there.
 *
 * @param likelyOperator - whose number it is, where the list has it with passengers or the carrier's others
 */
export function withoutPassengers(
  { carrierStatus, flights }: Pick<Tables, 'carrierStatus' | 'flights'>,
  { carrierCode, flightNumber }: FlightQuery,
  origin: Airport,
  destination: Airport,
  likelyOperator: LikelyOperator | undefined,
): WithoutPassengers | undefined {
  if (likelyOperator?.evidence === 'number') return undefined;
  const ofNumber =
    flights.withoutPassengers(carrierCode, flightNumber, origin, destination) ??
    carrierStatus.withoutPassengers(carrierCode, flightNumber, origin, destination);
  if (ofNumber || likelyOperator) return ofNumber;
  const ofOthers = flights.routeWithoutPassengers(carrierCode, origin, destination);
  return ofOthers && { ...ofOthers, of: ofOthers.of === 'number' ? 'route' : ofOthers.of };
}

const FIELDS = { carrier: 'carrierCode', number: 'flightNumber', route: 'destination' } as const;

/** The reason as an answer, with the successors' names and the carriers that fly the route. */
export function notForPassengers(
  { airports, carriers, flights }: Tables,
  query: FlightQuery,
  origin: Airport,
  destination: Airport,
  found: WithoutPassengers,
): Unavailable {
  const { reason, of, holderName, holderCode, since, closedAirport } = found;
  const named = (code: string): NamedCode => {
    const name = code.length === 3 ? airports.find(code)?.name : carriers.find(code)?.name;
    return { code, name: name ?? code };
  };
  const field = closedAirport !== '' && closedAirport === query.origin ? 'origin' : FIELDS[of];
  return unavailable(reason, field, String(query[field]), {
    carrierCodes: flights.carriersOnRoute(origin, destination).map(({ carrierCode }) => carrierCode),
    notForPassengers: {
      of,
      holderName: holderName || (carriers.find(query.carrierCode)?.name ?? query.carrierCode),
      holderCode: holderName === '' ? query.carrierCode : holderCode,
      since,
      successors: found.successors.map(named),
      ...(closedAirport !== '' && { closedAirport: named(closedAirport) }),
    },
  });
}
