import type { FlightLog } from '@tim/batch';

/** What programs that write flight logs are called, in every language. */
export const LOG_TITLES: Readonly<Record<FlightLog, string>> = {
  openflights: 'OpenFlights',
  flighty: 'Flighty',
  airtrail: 'AirTrail',
  jetlog: 'jetlog',
  jetlovers: 'JetLovers',
  byair: 'byAir',
  'miles-and-more': 'Miles & More',
  opensky: 'OpenSky Network',
  flightradar24: 'myFlightradar24',
  'app-in-the-air': 'App in the Air',
};
