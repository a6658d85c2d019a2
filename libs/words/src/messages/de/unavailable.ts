import type { MessagesOf } from '@tim/languages';
import type { UNAVAILABLE as English } from '../en/unavailable.ts';

export const UNAVAILABLE: MessagesOf<typeof English> = {
  reasons: {
    UNKNOWN_AIRPORT: 'Kein Flughafen hat den Code {value}.',
    UNKNOWN_CARRIER: 'Keine Fluggesellschaft hat den Code {value}.',
    CARRIER_NOT_ON_ROUTE: 'Von {value} ist nicht bekannt, dass sie diese Strecke fliegt.',
    NO_KNOWN_SERVICE: 'Es ist keine Fluggesellschaft bekannt, die diese Strecke fliegt.',
    NO_AIRCRAFT_TABLE: 'Für das Flugzeug von {value} gibt es keine Verbrauchstabelle.',
    UNKNOWN_AIRCRAFT: 'Kein Flugzeug hat den Code {value}.',
    DATE_OUT_OF_WINDOW: 'Für {value} gibt es keine Schätzung.',
    UNKNOWN_FLIGHT_NUMBER: 'Kein Flug hat die Nummer {value}: Flugnummern reichen von 1 bis 9999.',
    SAME_AIRPORT: 'Start und Ziel sind derselbe Flughafen.',
    CITY_CODE: '{value} steht für eine Stadt: Bitte nennen Sie einen ihrer Flughäfen.',
    NO_SEAT_LAYOUT: 'Für das Flugzeug von {value} ist keine Bestuhlung bekannt.',
  },
  oneCity: 'Diese Strecke fliegt niemand: Beide Flughäfen gehören zu einer Stadt.',
  onlyDetours: 'Diese Strecke von {km} km (Großkreis) fliegt niemand: Alle bekannten Verbindungen sind weite Umwege.',
  carriers: 'Dort bekannte Fluggesellschaften: {carriers}.',
  airports: 'Flughäfen: {airports}.',
  market: '{origin}-{destination}',
  markets: 'Bekannt ist die Nummer auf {markets}.',
  days: 'Tage mit einer Schätzung: {earliest} bis {latest}.',
  networkNotLoaded:
    'Nur die Grundtabellen sind geladen: Bitte nennen Sie das Flugzeug oder laden Sie auch die Netztabellen.',
};
