import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { placesOf, tables } from '../real-tables.fixture.ts';
import { readList } from './read-list.fixture.ts';

const codes = codeReader(tables, placesOf);
/** Each row's two ends, or what is wrong. */
const ends = (header: string, row: string) =>
  readList(header, [row], codes).questions.map((found) =>
    'message' in found ? `${found.field}: ${found.message}` : `${found.origin}-${found.destination}`,
  );

describe('a city’s name', () => {
  it.each([
    ['Columbus, OH;São Paulo, SP', 'CMH-SAO'],
    ['Portland, Maine;Portland (OR)', 'PWM-PDX'],
    ['Birmingham, England;London, Ontario', 'BHX-YXU'],
  ])('is that of the state or country in its cell: %s', (row, expected) => {
    expect(ends('From;To', row)).toEqual([expected]);
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
    expect(ends(BESIDE, row)).toEqual([expected]);
  });

  it.each([
    ['EWR;Columbus;UA;3560', 'EWR-CMH'],
    ['Birmingham;DUB;EI;', 'BHX-DUB'],
    // No airline, or one that flies to both or to none.
    ['EWR;Columbus;;', 'destination: “Columbus” could be CMH or CSG: write the code'],
    ['ATL;Columbus;DL;', 'destination: “Columbus” could be CMH or CSG: write the code'],
    ['ZRH;Columbus;LX;', 'destination: “Columbus” could be CMH or CSG: write the code'],
  ])('is that to which its airline flies, where that is one alone: %s', (row, expected) => {
    expect(ends('From;To;Airline;Flight', row)).toEqual([expected]);
  });
});
