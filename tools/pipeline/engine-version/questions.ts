import type { FlightQuery } from '@tim/estimator';
import type { KnownFlight, Tables } from '@tim/reference-data';
import { queryOf } from '../same-answers/questions.ts';

/** About so many of a carrier's routes are asked for. */
const MOST_ROUTES = 40;

/**
 * Flights of a carrier for which a row of data of the carrier's, of whatever table, has a figure: on routes drawn evenly and
 * those with aircraft of their own, the months in turn; and of each type with a cabin of the carrier's, on the first route.
 */
export function flightQuestions(tables: Tables, carrierCode: string): readonly FlightQuery[] {
  const flights = firstOnEachRoute(tables, carrierCode);
  const [first] = flights;
  if (!first) return [];
  const every = Math.ceil(flights.length / MOST_ROUTES);
  const drawn = flights.filter((flight, at) => at % every === 0 || hasOwnAircraft(tables, flight));
  const types = tables.aircraft.codes.filter((code) => tables.cabins.ofCarrierType(carrierCode, code).length > 0);
  return [
    ...drawn.map((flight, at) => queryOf(tables, flight.route, flight.flightNumber, (at % 12) + 1)),
    ...types.map((aircraftCode) => ({ ...queryOf(tables, first.route, first.flightNumber, 1), aircraftCode })),
  ];
}

/** A flight on each of a carrier's routes, in January. */
export const routeFlights = (tables: Tables, carrierCode: string): readonly FlightQuery[] =>
  firstOnEachRoute(tables, carrierCode).map(({ route, flightNumber }) => queryOf(tables, route, flightNumber, 1));

function hasOwnAircraft({ airports, routeAircraft }: Tables, { route }: KnownFlight): boolean {
  const [origin, destination] = [airports.at(route.originIndex), airports.at(route.destinationIndex)];
  return routeAircraft.onRoute(route.carrierCode, origin, destination).length > 0;
}

function firstOnEachRoute({ flights }: Tables, carrierCode: string): readonly KnownFlight[] {
  const known = [...flights.flightsOfCarrier(carrierCode)];
  return [...new Map(known.toReversed().map((flight) => [flight.route, flight])).values()];
}
