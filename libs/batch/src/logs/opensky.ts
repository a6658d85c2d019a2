import type { LogFormat } from './log-format.ts';

/** Lists of flights of the OpenSky Network: of its database and API, and its data set of flights by day. */
export const opensky: LogFormat = {
  columns: [
    ['icao24', 'callsign', 'estdepartureairport', 'estarrivalairport'],
    ['icao24', 'callsign', 'typecode', 'origin', 'destination'],
  ],
};
