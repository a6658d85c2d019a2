import type { FleetBasis, ScheduledBasis } from './basis.ts';
import type { Sourced } from './sourced.ts';
import { codesOf } from './code-lists.ts';
import type { OpenTable } from './table-header.ts';
import type { FleetTable, FleetType } from './look-ups.ts';

/**
 * Edition, then columns: carrier, number of types, type and airframes of each; then the width of a band of distance [km], the
 * types whose use by distance is known, and their uses, band by band; then each type's airports.
 */
export function readFleets({ reader }: OpenTable): FleetTable {
  const sourceVersion = reader.text();
  const carriers = reader.sortedStrings();
  const typeCounts = reader.uints();
  const types = reader.repeatedStrings();
  const airframes = reader.uints();
  const useBandKm = reader.uint();
  const usedTypes = reader.sortedStrings();
  const uses = reader.decimals();
  const airports = reader.repeatedStrings();

  const useBandCount = uses.length / Math.max(1, usedTypes.length);
  const useOf = new Map(
    usedTypes.map((type, index) => [type, Array.from(uses.slice(index * useBandCount, (index + 1) * useBandCount))]),
  );
  const sourced = (
    kind: Exclude<FleetBasis, ScheduledBasis>['kind'],
    value: readonly FleetType[],
  ): Sourced<readonly FleetType[], FleetBasis> => ({
    value,
    basis: { kind },
    source: 'CARRIER_FLEET_TABLE',
    sourceVersion,
    dataCategory: 'DEFAULT',
  });
  const fleets = new Map<string, Sourced<readonly FleetType[], FleetBasis>>();
  const totals = new Map<string, number>();
  let row = 0;
  carriers.forEach((carrier, index) => {
    const end = row + (typeCounts[index] ?? 0);
    const fleet: FleetType[] = [];
    for (; row < end; row += 1) {
      const type: FleetType = {
        icaoAircraftType: types[row] ?? '',
        airframes: airframes[row] ?? 0,
        onlyAt: codesOf(airports[row]),
      };
      fleet.push(type);
      totals.set(type.icaoAircraftType, (totals.get(type.icaoAircraftType) ?? 0) + type.airframes);
    }
    fleets.set(carrier, sourced('carrier-fleet', fleet.sort(mostAirframesFirst)));
  });
  const all = [...totals].map(([icaoAircraftType, count]): FleetType => ({
    icaoAircraftType,
    airframes: count,
    onlyAt: [],
  }));
  const allCarriers = sourced('all-carriers-fleets', all.sort(mostAirframesFirst));
  return {
    ofCarrier: (carrier) => fleets.get(carrier),
    carriers: () => carriers,
    ofAllCarriers: () => allCarriers,
    useBandKm,
    useBandCount,
    useByDistance: (icaoAircraftType) => useOf.get(icaoAircraftType),
  };
}

function mostAirframesFirst(a: FleetType, b: FleetType): number {
  return b.airframes - a.airframes || (a.icaoAircraftType < b.icaoAircraftType ? -1 : 1);
}
