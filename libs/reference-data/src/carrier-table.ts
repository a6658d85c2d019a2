import { placesByCode } from './places-by-code.ts';
import type { OpenTable } from './table-header.ts';
import type { Carrier, CarrierTable } from './look-ups.ts';

/** Columns: IATA code, ICAO code, name. */
export function readCarriers({ reader }: OpenTable): CarrierTable {
  const codes = reader.sortedStrings();
  const icaoCodes = reader.strings();
  const names = reader.strings();
  const carriers = codes.map((iataCarrierCode, index): Carrier => ({
    iataCarrierCode,
    icaoCarrierCode: icaoCodes[index] ?? '',
    name: names[index] ?? '',
  }));
  const placeOf = placesByCode('carriers', codes, true);
  return {
    all: carriers,
    find: (code) => {
      const place = placeOf(code);
      return place < 0 ? undefined : carriers[place];
    },
  };
}
