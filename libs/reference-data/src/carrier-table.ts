import type { OpenTable } from './table-header.ts';
import type { Carrier, CarrierTable } from './tables.ts';

/** Columns: IATA code, ICAO code, name. */
export function readCarriers({ reader }: OpenTable): CarrierTable {
  const codes = reader.sortedStrings();
  const icaoCodes = reader.strings();
  const names = reader.strings();
  const carriers = new Map(
    codes.map((iataCarrierCode, index): [string, Carrier] => [
      iataCarrierCode,
      { iataCarrierCode, icaoCarrierCode: icaoCodes[index] ?? '', name: names[index] ?? '' },
    ]),
  );
  return { find: (code) => carriers.get(code) };
}
