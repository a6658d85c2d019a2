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
    carrierRoute: () => undefined,
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
  routeFacts: {
    isFlown: () => undefined,
    isInSeason: () => undefined,
    flownRoutes: () => [],
    provenance: { source: 'ROUTE_LIST', sourceVersion: '', dataCategory: 'DEFAULT' },
  },
  routeReports: {
    from: '',
    through: '',
    isCovered: () => false,
    flights: () => 0,
    provenance: { source: 'ROUTE_FREQUENCY_LIST', sourceVersion: '', dataCategory: 'PRIMARY' },
  },
  seenAircraft: {
    isCovered: () => false,
    onRoute: () => [],
    provenance: { source: 'SFO_MUSEUM', sourceVersion: '', dataCategory: 'PRIMARY' },
  },
};
