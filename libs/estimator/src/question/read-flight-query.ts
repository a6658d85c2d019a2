import { compareDates, dateToYyyymmdd } from '@tim/notation';
import type { Airport, Tables } from '@tim/reference-data';
import type { CalendarDate, DepartureWindow, FlightQuery, Unavailable } from './query.ts';
import { findAirport } from './find-airport.ts';
import type { LikelyOperator, LikelyOperatorFinder } from './likely-operator.ts';
import { unavailable } from './unavailable.ts';

/** A question whose places, carrier, number and date are ones a flight can have. */
export type AskedFlight = {
  readonly kind: 'asked';
  readonly origin: Airport;
  readonly destination: Airport;
  /** Who flies it; undefined when nothing says that the carrier does. */
  readonly likelyOperator: LikelyOperator | undefined;
};

/** Why a day gets no estimate; undefined for one that does. */
export function checkDate(departureDate: CalendarDate, window: DepartureWindow): Unavailable | undefined {
  const isInWindow =
    compareDates(departureDate, window.earliest) >= 0 && compareDates(window.latest, departureDate) >= 0;
  return isInWindow
    ? undefined
    : unavailable('DATE_OUT_OF_WINDOW', 'departureDate', dateToYyyymmdd(departureDate), { window });
}

/** Hold a question against what is known of places and carriers, and against the window of dates. */
export function readFlightQuery(
  tables: Tables,
  findLikelyOperator: LikelyOperatorFinder,
  query: FlightQuery,
  window: DepartureWindow,
): AskedFlight | Unavailable {
  const origin = findAirport(tables, 'origin', query.origin);
  if ('kind' in origin) return origin;
  const destination = findAirport(tables, 'destination', query.destination);
  if ('kind' in destination) return destination;
  if (origin === destination) return unavailable('SAME_AIRPORT', 'destination', query.destination);
  const { carrierCode, flightNumber } = query;
  if (!tables.carriers.find(carrierCode) && !tables.flights.isCarrierKnown(carrierCode)) {
    return unavailable('UNKNOWN_CARRIER', 'carrierCode', carrierCode);
  }
  if (!(Number.isInteger(flightNumber) && flightNumber >= 1 && flightNumber <= 9999)) {
    return unavailable('UNKNOWN_FLIGHT_NUMBER', 'flightNumber', String(flightNumber));
  }
  const outOfWindow = checkDate(query.departureDate, window);
  if (outOfWindow) return outOfWindow;
  const likelyOperator = findLikelyOperator(carrierCode, flightNumber, origin, destination);
  return { kind: 'asked', origin, destination, likelyOperator };
}
