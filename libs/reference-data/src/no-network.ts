import type { NetworkLookUps } from './tables.ts';

/** Look-ups of a network of which nothing is known: for an estimate that does not need it, without the network pack. */
export const NO_NETWORK: NetworkLookUps = {
  flights: {
    rowCount: 0,
    entriesKnownFrom: '',
    isCarrierKnown: () => false,
    isCarrierOnRoute: () => false,
    hasFlight: () => false,
    find: () => undefined,
    withoutPassengers: () => undefined,
    routeWithoutPassengers: () => undefined,
    carriersOnRoute: () => [],
    routesOfFlight: () => [],
    flightsOfCarrier: () => [].values(),
    carrierRoutes: () => [].values(),
    sourceVersion: '',
  },
  frequencies: {
    ofCarrierRoute: () => undefined,
    hasFlownIn2022: () => false,
    meanSeats: () => undefined,
    seatedRoutes: () => [].values(),
  },
  seenAircraft: {
    onRoute: () => [],
    provenance: { source: 'SFO_MUSEUM', sourceVersion: '', dataCategory: 'PRIMARY' },
  },
};
