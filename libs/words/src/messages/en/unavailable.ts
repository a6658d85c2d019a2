/** Why there is no estimate, and what would have worked. */
export const UNAVAILABLE = {
  reasons: {
    UNKNOWN_AIRPORT: 'No airport has the code {value}.',
    UNKNOWN_CARRIER: 'No carrier has the code {value}.',
    CARRIER_NOT_ON_ROUTE: '{value} is not known to fly this route.',
    NO_KNOWN_SERVICE: 'No carrier is known to fly this route.',
    NO_AIRCRAFT_TABLE: 'There is no fuel table for the aircraft of {value}.',
    UNKNOWN_AIRCRAFT: 'No aircraft has the code {value}.',
    DATE_OUT_OF_WINDOW: 'There is no estimate for {value}.',
    UNKNOWN_FLIGHT_NUMBER: 'No flight has the number {value}: they go from 1 to 9999.',
    SAME_AIRPORT: 'Origin and destination are the same.',
    CITY_CODE: '{value} is a city’s code: name one of its airports.',
    NO_SEAT_LAYOUT: 'No seats are known for the aircraft of {value}.',
  },
  /** In place of NO_KNOWN_SERVICE, where more is known. */
  oneCity: 'Nobody flies this route: both are airports of one city.',
  onlyDetours: 'Nobody flies this route of {km} km (great circle): all known connections are long detours.',
  /** What would have worked. */
  carriers: 'Carriers known there: {carriers}.',
  airports: 'Airports: {airports}.',
  market: '{origin}-{destination}',
  markets: 'The number is known on {markets}.',
  days: 'Days with an estimate: {earliest} to {latest}.',
  networkNotLoaded: 'Only the core tables are loaded: name the aircraft, or load the tables of the network too.',
} as const;
