import type { PassengerLoadBasis } from './basis.ts';
import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { CarrierLoad, LoadFactorTable } from './traffic-tables.ts';

const ALL_QUARTERS = 0;
const ALL_REGIONS = 'all';

/** Columns: carrier, quarter (0 for all), region (all, domestic, international), load factor, cargo mass fraction, departures, years. */
export function readLoadFactors({ reader }: OpenTable): LoadFactorTable {
  const carriers = reader.repeatedStrings();
  const quarters = reader.uints();
  const regions = reader.repeatedStrings();
  const loadFactors = reader.decimals();
  const cargoFractions = reader.decimals();
  const departures = reader.uints();
  const years = reader.repeatedStrings();

  const loads = new Map<string, Sourced<CarrierLoad, PassengerLoadBasis>>();
  carriers.forEach((carrier, index) => {
    const quarter = quarters[index] ?? 0;
    loads.set(keyOf(carrier, quarter, regions[index] ?? ''), {
      value: {
        passengerLoadFactor: loadFactors[index] ?? Number.NaN,
        cargoMassFraction: cargoFractions[index] ?? Number.NaN,
        departures: departures[index] ?? 0,
      },
      basis: {
        kind: quarter === ALL_QUARTERS ? 'carrier-year' : 'carrier-quarter',
        departures: departures[index] ?? 0,
      },
      source: 'T2',
      sourceVersion: `US BTS T-2 ${years[index] ?? ''}`,
      dataCategory: 'PRIMARY',
    });
  });
  return {
    ofCarrier: (carrierCode, quarter, region) => loads.get(keyOf(carrierCode, quarter, region)),
    ofCarrierYear: (carrierCode) => loads.get(keyOf(carrierCode, ALL_QUARTERS, ALL_REGIONS)),
  };
}

function keyOf(carrierCode: string, quarter: number, region: string): string {
  return carrierCode + quarter + region;
}
