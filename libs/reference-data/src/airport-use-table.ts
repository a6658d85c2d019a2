import type { Airport } from './look-ups.ts';
import type { AirportLimit, AirportUseTable } from './route-look-ups.ts';
import { codesOf } from './code-lists.ts';
import type { OpenTable } from './table-header.ts';

const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** Countries have two letters, airports three: no code is both. */
const areasOf = ({ countryCode, iataAirportCode }: Airport) => [countryCode, iataAirportCode];

/**
 * Edition, then columns: airport, use, ICAO types that may land there (none named where the use says it all); then areas between
 * which few people go for a flight, and the other area of each.
 */
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
        icaoAircraftTypes: codesOf(types[row]),
      },
    ]),
  );
  const areas = reader.repeatedStrings();
  const others = reader.repeatedStrings();
  const apart = new Set(areas.map((area, row) => pairOf(area, others[row] ?? '')));
  return {
    areApart: (one, other) =>
      areasOf(one).some((ofOne) => areasOf(other).some((ofOther) => apart.has(pairOf(ofOne, ofOther)))),
    find: ({ iataAirportCode }) => limits.get(iataAirportCode),
    provenance: { source: 'AIRPORT_LIST', sourceVersion, dataCategory: 'DEFAULT' },
  };
}
