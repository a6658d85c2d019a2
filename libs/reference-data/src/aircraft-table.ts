import type { FuelBasis } from './basis.ts';
import type { Sourced } from './sourced.ts';
import type { OpenTable } from './table-header.ts';
import type { Aircraft, AircraftTable } from './look-ups.ts';

/** How a code reaches a fuel table, by the word in the table. */
const KINDS: ReadonlyMap<string, FuelBasis['kind']> = new Map(
  Object.entries<FuelBasis['kind']>({
    AIRCRAFT_MAPPING_EXACT: 'own-fuel-table',
    AIRCRAFT_MAPPING_FALLBACK: 'similar-fuel-table',
    AIRCRAFT_MAPPING_FALLBACK_WITH_CORRECTION_FACTOR: 'winglet-corrected-fuel-table',
  }),
);

/** Columns: code, ICAO type, IATA code, name, body, type of the fuel table ('' for none), factor, strategy, edition. */
export function readAircraft({ reader }: OpenTable): AircraftTable {
  const codes = reader.sortedStrings();
  const icaoTypes = reader.strings();
  const iataCodes = reader.strings();
  const names = reader.strings();
  const bodies = reader.repeatedStrings();
  const fuelTableTypes = reader.strings();
  const fuelFactors = reader.decimals();
  const strategies = reader.repeatedStrings();
  const sourceVersions = reader.repeatedStrings();

  const aircraft = new Map(
    codes.map((code, index): [string, Sourced<Aircraft, FuelBasis>] => {
      const fuelTableType = fuelTableTypes[index] || undefined;
      return [
        code,
        {
          value: {
            icaoAircraftType: icaoTypes[index] ?? '',
            iataAircraftCode: iataCodes[index] ?? '',
            name: names[index] ?? '',
            body: bodies[index] === 'wide' ? 'wide' : 'narrow',
            fuelTableType,
            fuelFactor: fuelTableType === undefined ? undefined : fuelFactors[index],
          },
          basis: { kind: KINDS.get(strategies[index] ?? '') ?? 'no-fuel-table' },
          source: 'EEA',
          sourceVersion: sourceVersions[index] ?? '',
          dataCategory: 'MODELED',
        },
      ];
    }),
  );
  return { codes: [...aircraft.keys()], find: (code) => aircraft.get(code) };
}
