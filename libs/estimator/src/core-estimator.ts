import { NO_NETWORK } from '@tim/reference-data';
import type { CoreTables } from '@tim/reference-data';
import type { FlightResult } from './estimate.ts';
import { createEstimator } from './estimator.ts';
import type { Estimator, FlightOptions } from './estimator.ts';
import type { FlightQuery, MarketQuery, Unavailable } from './question/query.ts';

/** The answer needs the network pack, which is not loaded. It says nothing about the flight itself. */
export type NotLoaded = Pick<Unavailable, 'kind' | 'field' | 'value'> & { readonly reason: 'NETWORK_NOT_LOADED' };

const notLoaded = (field: NotLoaded['field'], value: string): NotLoaded => ({
  kind: 'unavailable',
  reason: 'NETWORK_NOT_LOADED',
  field,
  value,
});

/** An estimator without the network pack: who flies where, and how often, is not known to it. */
export type CoreEstimator = Pick<Estimator, 'modelVersion' | 'dataHash'> & {
  /**
   * Emissions of one passenger on a flight of the carrier with the aircraft named: the same grams as with all tables. Whether the carrier
   * flies there, or another for it, is not checked. Without an aircraft, or with a family of them, the network is needed.
   */
  readonly flight: (query: FlightQuery, options: FlightOptions) => FlightResult | NotLoaded;
  readonly typical: (query: MarketQuery) => NotLoaded;
};

/** @param tables - the core pack, read with `readTables` */
export function createCoreEstimator(tables: CoreTables): CoreEstimator {
  const { flight, modelVersion, dataHash } = createEstimator({ ...tables, ...NO_NETWORK }, (carrierCode) => ({
    carrierCode,
    evidence: 'carrier',
  }));
  return {
    flight: (query, options) => {
      const { aircraftCode } = query;
      const isAircraftKnown = aircraftCode !== undefined && tables.families.typesOf(aircraftCode) === undefined;
      return isAircraftKnown ? flight(query, options) : notLoaded('aircraftCode', aircraftCode ?? '');
    },
    typical: ({ origin }) => notLoaded('origin', origin),
    modelVersion,
    dataHash,
  };
}
