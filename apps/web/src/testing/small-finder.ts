import { createCarrierSearch, createPlaceSearch, type FindIndex } from '@tim/find';
import type { Finder } from '../shared/find/finder.tsx';

const INDEX: FindIndex = {
  airports: [
    ['LHR', 'LON', 'GB', 'London Heathrow Airport', ''],
    ['LGW', 'LON', 'GB', 'London Gatwick Airport', ''],
    ['MUC', '', 'DE', 'Munich Airport', ''],
    ['BOS', '', 'US', 'Logan Airport', ''],
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
  freightCarriers: [],
};
/** Knows four airports and two carriers. */
export const SMALL_FINDER: Finder = {
  places: createPlaceSearch(INDEX),
  carriers: createCarrierSearch(INDEX),
  flightNumbers: async (carrier, origin, destination) =>
    `${carrier}${origin}${destination}`.toUpperCase() === 'BALHRBOS' ? [213, 215, 239] : [],
};
