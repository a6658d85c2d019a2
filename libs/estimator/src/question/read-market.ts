import { greatCircleDistanceKm } from '@tim/engine';
import type { Airport, Tables } from '@tim/reference-data';
import { findAirport } from './find-airport.ts';
import type { MarketQuery, Unavailable } from './query.ts';
import { unavailable } from './unavailable.ts';

/** The two ends of a market, in different cities. */
export type AskedMarket = { readonly kind: 'asked'; readonly origin: Airport; readonly destination: Airport };

/** The airport a code stands for; a city's busiest for a city's code. */
function airportOf(tables: Tables, field: 'origin' | 'destination', code: string): Airport | Unavailable {
  const found = findAirport(tables, field, code);
  if (!('kind' in found)) return found;
  const busiest = found.reason === 'CITY_CODE' ? tables.airports.ofCity(code)[0] : undefined;
  return busiest ?? found;
}

/** Hold a market against what is known of places. */
export function readMarket(tables: Tables, market: MarketQuery): AskedMarket | Unavailable {
  const origin = airportOf(tables, 'origin', market.origin);
  if ('kind' in origin) return origin;
  const destination = airportOf(tables, 'destination', market.destination);
  if ('kind' in destination) return destination;
  if (origin === destination) return unavailable('SAME_AIRPORT', 'destination', market.destination);
  if (origin.cityCode === destination.cityCode) {
    const noFlights = { isOneCity: true, greatCircleKm: greatCircleDistanceKm(origin, destination) };
    return unavailable('NO_KNOWN_SERVICE', 'destination', market.destination, { noFlights });
  }
  return { kind: 'asked', origin, destination };
}
