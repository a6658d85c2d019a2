import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { FIELDS, recogniseColumns } from './columns.ts';
import { readRow } from './read-row.ts';
import { tables } from './real-tables.fixture.ts';

const NAMED = new Map([
  ['London', ['LON']],
  ['Birmingham', ['BHX', 'BHM']],
  ['Clermont-Ferrand', ['CFE']],
]);
const codes = codeReader(tables, (name) => NAMED.get(name) ?? []);
const read = (header: string, row: string) =>
  readRow(row.split(';'), { columns: recogniseColumns(header.split(';')), codes, cabin: 'economy' });

describe('a row of a list', () => {
  it('is read with codes of IATA or ICAO, names, and carrier and number in one', () => {
    const header = 'From;To;Airline;Flight;Date;Class;Aircraft;Pax;Traveller';
    expect(read(header, 'LSZH;KBOS;SWR;52;2025-03-01;Business;Airbus A330-300;2;A. Nother')).toEqual({
      origin: 'ZRH',
      destination: 'BOS',
      carrierCode: 'LX',
      flightNumber: 52,
      date: { year: 2025, month: 3, day: 1 },
      cabin: 'business',
      aircraftCode: '333',
      passengers: 2,
      traveller: 'A. Nother',
    });
    expect(read(header, 'Zurich / Zurich (ZRH/LSZH);London;;LX 0316;;;;;')).toMatchObject({
      origin: 'ZRH',
      destination: 'LON',
      carrierCode: 'LX',
      flightNumber: 316,
      cabin: 'economy',
      passengers: 1,
    });
    expect(read(header, 'ZRH - Zurich/CH;bos;British Airways;;;;;;')).toMatchObject({
      origin: 'ZRH',
      carrierCode: 'BA',
    });
    expect(read('From;To;Airline', 'ZRH;BOS;Swiss')).toMatchObject({ carrierCode: 'LX' });
    expect(read('Route;Flight', 'ZRH → BOS;SWR52')).toMatchObject({
      origin: 'ZRH',
      destination: 'BOS',
      carrierCode: 'LX',
    });
    expect(read('From;To;Aircraft', 'ZRH;BOS;A350-1000')).toMatchObject({ aircraftCode: '351' });
    expect(read('From;To;Aircraft', 'ZRH;BOS;Zeppelin NT')).toMatchObject({ hasUnknownAircraft: true });
    expect(read('km;class', '1 234,5;W')).toMatchObject({ distanceKm: 1234.5, cabin: 'premiumEconomy' });
  });

  it.each([
    ['Atlantis;BOS;;;;', 'origin', '“Atlantis” is no airport we know: write its code of three letters'],
    ['Birmingham;BOS;;;;', 'origin', '“Birmingham” may be BHX or BHM: write the code'],
    ['ZRH;;;;;', 'destination', 'empty: give both airports'],
    [
      'ZRH;BOS;No Such Air;;;',
      'carrier',
      '“No Such Air” is no airline we know: write its code of two letters or digits',
    ],
    [
      'ZRH;BOS;;LX 52A;;',
      'flightNumber',
      '“LX 52A” is no flight number: write LX 52, or 52 beside a column with the airline',
    ],
    ['ZRH;BOS;;XYZ 123;;', 'flightNumber', '“XYZ” is no airline we know: write its code of two letters or digits'],
    ['ZRH;BOS;;;3/4/2025;', 'date', '“3/4/2025” is no date we can read for sure: write it as 2026-03-31'],
    ['ZRH;BOS;;;;Cattle', 'cabin', '“Cattle” is no cabin: write economy, premium economy, business or first'],
  ])('%s is refused, with field and remedy', (row, field, message) => {
    expect(read('From;To;Airline;Flight;Date;Class', row)).toEqual({ field, message });
  });

  it('refuses a route of more than two airports, not a name with a dash', () => {
    expect(read('Route', 'LHR-JFK-LHR')).toEqual({
      field: 'route',
      message: '“LHR-JFK-LHR” has more than two airports: give each flight a row of its own',
    });
    expect(read('Route', 'ZRH - Clermont-Ferrand')).toMatchObject({ origin: 'ZRH', destination: 'CFE' });
  });

  it('of any text is a question or a fault that names a field', () => {
    const columns = Object.fromEntries(FIELDS.map((field, at) => [field, at]));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: FIELDS.length }), (cells) => {
        const result = readRow(cells, { columns, codes, cabin: 'economy' });
        expect('message' in result ? FIELDS : ['economy', 'premiumEconomy', 'business', 'first']).toContain(
          'message' in result ? result.field : result.cabin,
        );
      }),
    );
  });
});
