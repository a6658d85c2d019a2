import type { CountedCarrierTable } from './counted-traffic.ts';
import { readLoads } from './monthly-loads.ts';
import type { OpenTable } from './table-header.ts';

const keyOf = (carrierCode: string, isAtHome: boolean) => `${carrierCode} ${isAtHome ? 'domestic' : 'international'}`;

/** Edition, country; load factors of the year and each month, with the flights they were counted on, and the share of cargo, by "carrier service". */
export function readIndiaTraffic({ reader }: OpenTable): CountedCarrierTable {
  const sourceVersion = reader.text();
  const countryCode = reader.text();
  const { find, keys } = readLoads(reader);
  const shares = reader.decimals();
  const cargoOf = new Map(keys.map((key, row) => [key, shares[row] ?? 0]));
  return {
    countryCode,
    load: (carrierCode, isAtHome, month) => find(keyOf(carrierCode, isAtHome), month),
    cargo: (carrierCode, isAtHome) => {
      const key = keyOf(carrierCode, isAtHome);
      const value = cargoOf.get(key);
      return value === undefined ? undefined : { value, departures: find(key, undefined)?.departures ?? 0 };
    },
    provenance: { source: 'DGCA', sourceVersion, dataCategory: 'PRIMARY' },
  };
}
