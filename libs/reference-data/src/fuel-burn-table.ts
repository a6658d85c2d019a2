import type { FuelBurnCurve } from '@tim/engine';
import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { FuelBurnTable } from './look-ups.ts';

/** Edition, then columns: type, LTO fuel, number of points, distance and fuel of each point. */
export function readFuelBurn({ reader }: OpenTable): FuelBurnTable {
  const sourceVersion = reader.text();
  const types = reader.sortedStrings();
  const ltoFuelKg = reader.decimals();
  const pointCounts = reader.uints();
  const distancesNauticalMiles = reader.uints();
  const fuelKg = reader.decimals();

  const curves = new Map<string, Sourced<FuelBurnCurve>>();
  let point = 0;
  types.forEach((icaoAircraftType, index) => {
    const end = point + (pointCounts[index] ?? 0);
    curves.set(icaoAircraftType, {
      value: {
        icaoAircraftType,
        ltoFuelKg: ltoFuelKg[index] ?? Number.NaN,
        ccdDistancesNauticalMiles: Array.from(distancesNauticalMiles.subarray(point, end)),
        ccdFuelKg: Array.from(fuelKg.subarray(point, end)),
      },
      basis: { kind: 'own-fuel-table' },
      source: 'EEA',
      sourceVersion,
      dataCategory: 'MODELED',
    });
    point = end;
  });
  return { find: (type) => curves.get(type), types };
}
