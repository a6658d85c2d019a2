import type { CalendarDate, NoFlights, NotLoaded, Unavailable, UnavailableReason } from '@tim/estimator';
import { writtenDay } from '../written-day.ts';
import { notForPassengersWords } from './not-for-passengers.ts';

const noFlightsWords = ({ isOneCity, greatCircleKm }: NoFlights): string =>
  isOneCity
    ? 'Diese Strecke fliegt niemand: Beide Flughäfen gehören zu einer Stadt.'
    : `Diese Strecke von ${Math.round(greatCircleKm)} km (Großkreis) fliegt niemand: Alle bekannten Verbindungen sind weite Umwege.`;

const SENTENCES: Readonly<Record<UnavailableReason, (unavailable: Unavailable) => string>> = {
  UNKNOWN_AIRPORT: ({ value }) => `Kein Flughafen hat den Code ${value}.`,
  UNKNOWN_CARRIER: ({ value }) => `Keine Fluggesellschaft hat den Code ${value}.`,
  CARRIER_NOT_ON_ROUTE: ({ value }) => `Von ${value} ist nicht bekannt, dass sie diese Strecke fliegt.`,
  NO_KNOWN_SERVICE: ({ noFlights }) =>
    noFlights ? noFlightsWords(noFlights) : 'Es ist keine Fluggesellschaft bekannt, die diese Strecke fliegt.',
  NO_AIRCRAFT_TABLE: ({ value }) => `Für das Flugzeug von ${value} gibt es keine Verbrauchstabelle.`,
  UNKNOWN_AIRCRAFT: ({ value }) => `Kein Flugzeug hat den Code ${value}.`,
  DATE_OUT_OF_WINDOW: ({ value }) => `Für ${writtenDay(value)} gibt es keine Schätzung.`,
  UNKNOWN_FLIGHT_NUMBER: ({ value }) => `Kein Flug hat die Nummer ${value}: Flugnummern reichen von 1 bis 9999.`,
  SAME_AIRPORT: () => 'Start und Ziel sind derselbe Flughafen.',
  CITY_CODE: ({ value }) => `${value} steht für eine Stadt: Bitte nennen Sie einen ihrer Flughäfen.`,
  NO_SEAT_LAYOUT: ({ value }) => `Für das Flugzeug von ${value} ist keine Bestuhlung bekannt.`,
  CARRIES_FREIGHT: notForPassengersWords,
  NO_LONGER_FLIES: notForPassengersWords,
  ROUTE_CLOSED: notForPassengersWords,
  AIRPORT_MOVED: notForPassengersWords,
  SOLD_UNDER_ANOTHER_CODE: notForPassengersWords,
};

const NETWORK_NOT_LOADED =
  'Nur die Grundtabellen sind geladen: Bitte nennen Sie das Flugzeug oder laden Sie auch die Netztabellen.';

/** Why there is no estimate and what would have worked, on one line. */
export function unavailableWords(unavailable: Unavailable | NotLoaded): string {
  if (unavailable.reason === 'NETWORK_NOT_LOADED') return NETWORK_NOT_LOADED;
  const { reason, carrierCodes = [], airportCodes = [], markets = [], window } = unavailable;
  return [
    SENTENCES[reason](unavailable),
    carrierCodes.length > 0 ? `Dort bekannte Fluggesellschaften: ${carrierCodes.join(', ')}.` : '',
    airportCodes.length > 0 ? `Flughäfen: ${airportCodes.join(', ')}.` : '',
    markets.length > 0
      ? `Bekannt ist die Nummer auf ${markets.map(({ origin, destination }) => `${origin}-${destination}`).join(', ')}.`
      : '',
    window ? `Tage mit einer Schätzung: ${dayWords(window.earliest)} bis ${dayWords(window.latest)}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A date as YYYY-MM-DD. */
function dayWords({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
