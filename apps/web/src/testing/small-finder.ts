import { createCarrierSearch, createPlaceSearch, type FindIndex, type ListedRoute } from '@tim/find';
import type { Finder } from '../shared/find/finder.tsx';

const INDEX: FindIndex = {
  airports: [
    ['LHR', 'LON', 'GB', 'London Heathrow Airport', ''],
    ['LGW', 'LON', 'GB', 'London Gatwick Airport', ''],
    ['MUC', '', 'DE', 'Munich Airport', ''],
    ['BOS', '', 'US', 'Logan Airport', ''],
    ['ZRH', '', 'CH', 'Zürich Airport', ''],
  ],
  cities: [
    ['LON', 'London'],
    ['MUC', 'Munich', 'München'],
    ['BOS', 'Boston'],
  ],
  metropolises: ['LON'],
  carriers: [
    ['BA', 'BAW', 'British Airways'],
    ['LO', 'LOT', 'LOT Polish Airlines'],
  ],
  closedAirports: [['TXL', 'BER', 'DE', 'Berlin-Tegel Airport', 'Berlin']],
  freightCarriers: [],
  stations: [
    ['ZMU', 'Munich Hbf', 'MUC'],
    ['QQW', 'London Waterloo', 'LHR'],
    ['ZYV', 'Vegarshei', ''],
  ],
};
const ROUTES: Readonly<Record<string, readonly ListedRoute[]>> = {
  BA213: [{ origin: 'LHR', destination: 'BOS' }],
  BA40: [
    { origin: 'LHR', destination: 'MUC' },
    { origin: 'LGW', destination: 'BOS' },
  ],
};
/** Knows five airports, a closed one, three stations, two carriers and where two flight numbers are listed. */
export const SMALL_FINDER: Finder = {
  places: createPlaceSearch(INDEX),
  carriers: createCarrierSearch(INDEX),
  flightNumbers: async (carrier, origin, destination) =>
    `${carrier}${origin}${destination}`.toUpperCase() === 'BALHRBOS' ? [213, 215, 239] : [],
  routesOfNumber: async (carrier, number) => ROUTES[`${carrier}${Number(number)}`.toUpperCase()] ?? [],
};
