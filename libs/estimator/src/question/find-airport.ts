import type { Airport, Tables } from '@tim/reference-data';
import type { Unavailable } from './query.ts';
import { unavailable } from './unavailable.ts';

/**
 * An airport by its code; a city's code or an unknown one is a typed reason. A code that is a city's and also that of an
 * airport without flights (SAO) means the city. The code of a railway station (QKL) is no airport's, although lists of airports
 * have it.
 */
export function findAirport(tables: Tables, field: 'origin' | 'destination', code: string): Airport | Unavailable {
  const airport = tables.airports.find(code);
  if (airport?.isServed) return airport;
  const ofCity = tables.airports.ofCity(code);
  if (airport && ofCity.length === 0 && tables.listCodes.stationKind(code) === undefined) return airport;
  if (ofCity.length === 0) return unavailable('UNKNOWN_AIRPORT', field, code);
  return unavailable('CITY_CODE', field, code, { airportCodes: ofCity.map((member) => member.iataAirportCode) });
}
