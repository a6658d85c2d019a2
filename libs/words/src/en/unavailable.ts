import type { CalendarDate, NoFlights, NotLoaded, Unavailable, UnavailableReason } from '@tim/estimator';
import { writtenDay } from '../written-day.ts';
import { notForPassengersWords } from './not-for-passengers.ts';

const noFlightsWords = ({ isOneCity, greatCircleKm }: NoFlights): string =>
  isOneCity
    ? 'Nobody flies this route: both are airports of one city.'
    : `Nobody flies this route of ${Math.round(greatCircleKm)} km (great circle): all known connections are long detours.`;

const SENTENCES: Readonly<Record<UnavailableReason, (unavailable: Unavailable) => string>> = {
  UNKNOWN_AIRPORT: ({ value }) => `No airport has the code ${value}.`,
  UNKNOWN_CARRIER: ({ value }) => `No carrier has the code ${value}.`,
  CARRIER_NOT_ON_ROUTE: ({ value }) => `${value} is not known to fly this route.`,
  NO_KNOWN_SERVICE: ({ noFlights }) =>
    noFlights ? noFlightsWords(noFlights) : 'No carrier is known to fly this route.',
  NO_AIRCRAFT_TABLE: ({ value }) => `There is no fuel table for the aircraft of ${value}.`,
  UNKNOWN_AIRCRAFT: ({ value }) => `No aircraft has the code ${value}.`,
  DATE_OUT_OF_WINDOW: ({ value }) => `There is no estimate for ${writtenDay(value)}.`,
  UNKNOWN_FLIGHT_NUMBER: ({ value }) => `No flight has the number ${value}: they go from 1 to 9999.`,
  SAME_AIRPORT: () => 'Origin and destination are the same.',
  CITY_CODE: ({ value }) => `${value} is a city’s code: name one of its airports.`,
  NO_SEAT_LAYOUT: ({ value }) => `No seats are known for the aircraft of ${value}.`,
  CARRIES_FREIGHT: notForPassengersWords,
  NO_LONGER_FLIES: notForPassengersWords,
  ROUTE_CLOSED: notForPassengersWords,
  AIRPORT_MOVED: notForPassengersWords,
  SOLD_UNDER_ANOTHER_CODE: notForPassengersWords,
};

const NETWORK_NOT_LOADED = 'Only the core tables are loaded: name the aircraft, or load the tables of the network too.';

/** Why there is no estimate and what would have worked, on one line. */
export function unavailableWords(unavailable: Unavailable | NotLoaded): string {
  if (unavailable.reason === 'NETWORK_NOT_LOADED') return NETWORK_NOT_LOADED;
  const { reason, carrierCodes = [], airportCodes = [], markets = [], window } = unavailable;
  return [
    SENTENCES[reason](unavailable),
    carrierCodes.length > 0 ? `Carriers known there: ${carrierCodes.join(', ')}.` : '',
    airportCodes.length > 0 ? `Airports: ${airportCodes.join(', ')}.` : '',
    markets.length > 0
      ? `The number is known on ${markets.map(({ origin, destination }) => `${origin}-${destination}`).join(', ')}.`
      : '',
    window ? `Days with an estimate: ${dayWords(window.earliest)} to ${dayWords(window.latest)}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A date as YYYY-MM-DD. */
function dayWords({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
