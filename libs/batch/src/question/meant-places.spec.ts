import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { furtherColumns, recogniseColumns } from '../columns/columns.ts';
import { placeNames } from '../list/place-names.ts';
import { readRow } from './read-row.ts';
import { tables } from '../real-tables.fixture.ts';

const cityNames = readFileSync(new URL('../../../reference-data/data/city-names.csv', import.meta.url), 'utf8');
const codes = codeReader(
  tables,
  placeNames(tables, () => cityNames),
);
/** The row's two ends, or what is wrong. */
function ends(header: string, row: string): string {
  const names = header.split(';');
  const columns = recogniseColumns(names);
  const further = furtherColumns(names, columns);
  const found = readRow(row.split(';'), { columns, further, codes, cabin: 'economy' });
  return 'message' in found ? `${found.field}: ${found.message}` : `${found.origin}-${found.destination}`;
}

describe('a city’s name', () => {
  it.each([
    ['Columbus, OH;São Paulo, SP', 'CMH-SAO'],
    ['Portland, Maine;Portland (OR)', 'PWM-PDX'],
    ['Birmingham, England;London, Ontario', 'BHX-YXU'],
  ])('is that of the state or country in its cell: %s', (row, expected) => {
    expect(ends('From;To', row)).toBe(expected);
  });

  const BESIDE = 'From;Departure country;Origin state;To;Arrival country';
  it.each([
    ['Birmingham;United Kingdom;;Valencia;ES', 'BHX-VLC'],
    ['Birmingham;USA;;Valencia;Venezuela', 'BHM-VLN'],
    ['Charleston;US;WV;Sydney;Kanada', 'CRW-YQY'],
    // A code is clearer than what stands beside it.
    ['BHX;US;;ZRH;Suisse', 'BHX-ZRH'],
    ['Zürich;;;Boston;', 'ZRH-BOS'],
    ['Zürich;somewhere;;Boston;n/a', 'ZRH-BOS'],
    // Paris in the United States has no airport: it is not the one in France.
    [
      'Paris;United States;;Boston;',
      'origin: “Paris, United States” is not an airport we know: write its code of three letters',
    ],
  ])('is that of the columns beside it: %s', (row, expected) => {
    expect(ends(BESIDE, row)).toBe(expected);
  });

  it.each([
    ['EWR;Columbus;UA;3560', 'EWR-CMH'],
    ['Birmingham;DUB;EI;', 'BHX-DUB'],
    // No airline, or one that flies to both or to none.
    ['EWR;Columbus;;', 'destination: “Columbus” could be CMH or CSG: write the code'],
    ['ATL;Columbus;DL;', 'destination: “Columbus” could be CMH or CSG: write the code'],
    ['ZRH;Columbus;LX;', 'destination: “Columbus” could be CMH or CSG: write the code'],
  ])('is that to which its airline flies, where that is one alone: %s', (row, expected) => {
    expect(ends('From;To;Airline;Flight', row)).toBe(expected);
  });
});
