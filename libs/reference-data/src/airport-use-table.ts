import type { AirportLimit, AirportUseTable } from './route-look-ups.ts';
import type { OpenTable } from './table-header.ts';

/** Edition, then columns: airport, use, ICAO types that may land there (none named where the use says it all). */
export function readAirportUse({ reader }: OpenTable): AirportUseTable {
  const sourceVersion = reader.text();
  const codes = reader.sortedStrings();
  const uses = reader.repeatedStrings();
  const types = reader.repeatedStrings();
  const limits = new Map(
    codes.map((code, row): [string, AirportLimit] => [
      code,
      {
        use: uses[row] as AirportLimit['use'],
        icaoAircraftTypes: (types[row] ?? '').split(' ').filter((type) => type !== ''),
      },
    ]),
  );
  return {
    find: ({ iataAirportCode }) => limits.get(iataAirportCode),
    provenance: { source: 'AIRPORT_LIST', sourceVersion, dataCategory: 'DEFAULT' },
  };
}
