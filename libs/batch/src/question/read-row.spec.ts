import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { FIELDS } from '../columns/column-names.ts';
import { readOne } from './read-list.fixture.ts';
import { chosenPlaces } from './read-places.ts';
import { readRow } from './read-row.ts';
import type { Leg } from './row-question.ts';
import { tables } from '../real-tables.fixture.ts';

const NAMED = new Map([
  ['London', ['LON']],
  ['Birmingham', ['BHX', 'BHM']],
  ['Clermont-Ferrand', ['CFE']],
  ['Dubai (UAE)', ['DXB']],
  ['London (all)', ['LON']],
]);
const codes = codeReader(tables, (name) => NAMED.get(name) ?? []);
const read = (header: string, row: string) => readOne(header, row, codes);
/** A row from a place to Boston, of which somebody chose what it means. */
const readChosen = (place: string, chosen: Readonly<Record<string, string>>) =>
  readRow([place, 'BOS'], {
    columns: { origin: 0, destination: 1 },
    codes,
    cabin: 'economy',
    chosenPlaces: chosenPlaces(chosen),
  });

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
    expect(read('Route;Flight', 'ZRH → BOS;SWR52')).toMatchObject({ origin: 'ZRH', carrierCode: 'LX' });
    expect(read('From;To;Aircraft', 'ZRH;BOS;A350-1000')).toMatchObject({ aircraftCode: '351' });
    expect(read('From;To;Aircraft', 'ZRH;BOS;Zeppelin NT')).toMatchObject({ hasUnknownAircraft: true });
    expect(read('km;class', '1 234,5;W')).toMatchObject({ distanceKm: 1234.5, cabin: 'premiumEconomy' });
  });

  it.each([
    ['Atlantis;BOS;;;;', 'origin', '“Atlantis” is not an airport we know: write its code of three letters'],
    ['ZRH;;;;;', 'destination', 'empty: give both airports'],
    [
      'ZRH;BOS;;to be told;;',
      'flightNumber',
      '“to be told” is not a flight number: write LX 52, or 52 with a column for the airline',
    ],
    [
      'ZRH;BOS;;;3/4/2025;',
      'date',
      '“3/4/2025” could have the day or the month first: choose which (on this site below the columns, on the command line with --dates day-first or month-first), or write it as YYYY-MM-DD',
    ],
    ['ZRH;BOS;;;;Cattle', 'cabin', '“Cattle” is not a cabin: write economy, premium economy, business or first'],
  ])('%s is refused, with field and remedy', (row, field, message) => {
    expect(read('From;To;Airline;Flight;Date;Class', row)).toMatchObject({ field, message });
  });

  it.each([
    ['No Such Air;', { hasUnknownAirline: true }],
    [';XYZ 123', { hasUnknownAirline: true, flightNumber: 123 }],
    ['LX;XYZ 123', { carrierCode: 'LX', flightNumber: 123 }],
    [';SWR52', { carrierCode: 'LX', flightNumber: 52 }],
    [';LX 52A', { carrierCode: 'LX', hasUnreadNumber: true }],
    [';SWR9ED', { carrierCode: 'LX', hasUnreadNumber: true }],
    [';XYZ9ED', { hasUnreadNumber: true }],
  ])('of a flight “%s” loses what nobody knows of it, and keeps the rest', (flight, expected) => {
    const places = { origin: 'ZRH', destination: 'BOS', cabin: 'economy', passengers: 1 };
    expect(read('From;To;Airline;Callsign', `ZRH;BOS;${flight}`)).toEqual({ ...places, ...expected });
  });

  const SOLD = 'From;To;Marketing Airline;Marketing Flight Number;Operating Airline;Operating Flight Number';
  it.each([
    [SOLD, 'UA;8826;Lufthansa;400', 'LH', 400],
    [SOLD, 'UA;8826;;LH 400', 'LH', 400],
    [SOLD, 'UA;960;;', 'UA', 960],
    // No number of one airline beside the other.
    [SOLD, 'UA;8826;LH;', 'UA', 8826],
    [SOLD, 'UA;8826;;400', 'UA', 8826],
    [SOLD, ';;LH;400', 'LH', 400],
    ['From;To;Airline;Flight;Operated by', 'UA;8826;Lufthansa', 'UA', 8826],
    ['From;To;Flight;Operating Carrier', '400;LH', 'LH', 400],
    ['From;To;Operating Carrier;Airline', ';UA', 'UA', undefined],
  ])('below “%s”, “%s” is %s %s', (header, row, carrierCode, flightNumber) => {
    const { carrierCode: carrier, flightNumber: number } = read(header, `FRA;JFK;${row}`) as Leg;
    expect([carrier, number]).toEqual([carrierCode, flightNumber]);
  });

  it.each([
    ['Prem Econ', 'premiumEconomy'],
    ['prem eco', 'premiumEconomy'],
    ['PremEco', 'premiumEconomy'],
    ['Eco+', 'premiumEconomy'],
    ['Economy +', 'premiumEconomy'],
    ['W', 'premiumEconomy'],
    ['Bus', 'business'],
    ['Bus.', 'business'],
    ['Biz', 'business'],
    ['Business+', 'business'],
    ['C', 'business'],
    ['J', 'business'],
    ['Eco', 'economy'],
    ['Y', 'economy'],
    ['F', 'first'],
  ])('has the cabin that “%s” is', (text, cabin) => {
    expect(read('From;To;Class', `ZRH;BOS;${text}`)).toMatchObject({ cabin });
  });

  it.each(['Datum Hinflug', 'Trip Date', 'Fecha de ida', 'Date aller'])('has its day below “%s”', (name) => {
    expect(read(`From;To;${name}`, 'ZRH;BOS;2025-03-01')).toMatchObject({ date: { year: 2025, month: 3, day: 1 } });
    expect(read(`From;To;${name}`, 'ZRH;BOS;März 2025')).toMatchObject({ date: { year: 2025, month: 3 } });
  });

  it('asks which place a name means that several have', () => {
    expect(read('From;To', 'Birmingham;BOS')).toEqual({
      field: 'origin',
      message: '“Birmingham” could be BHX or BHM: write the code',
      choices: [{ text: 'Birmingham', codes: ['BHX', 'BHM'] }],
    });
    expect(readChosen('Birmingham', { birmingham: 'BHM' })).toMatchObject({ origin: 'BHM' });
    expect(readChosen('London', { london: 'ZRH' })).toMatchObject({ origin: 'LON' });
  });

  it('takes a code that answers for a name nobody knows, in all its rows', () => {
    const atlantis = { text: 'Atlantis', codes: [] };
    expect(read('From;To', 'Atlantis;BOS')).toMatchObject({ field: 'origin', choices: [atlantis] });
    // Both are asked at once.
    expect(read('From;To', 'Birmingham;Atlantis')).toMatchObject({
      field: 'origin',
      choices: [{ text: 'Birmingham', codes: ['BHX', 'BHM'] }, atlantis],
    });
    expect(readChosen('Atlantis', { atlantis: 'LHR' })).toMatchObject({ origin: 'LHR' });
    expect(readChosen('Atlantis', { atlantis: 'QQQ' })).toMatchObject({ field: 'origin' });
  });

  it('takes a code in brackets for an airport unless the whole names another place', () => {
    // UAE and ALL are airports far away.
    expect(read('From;To', 'Dubai (UAE);London (all)')).toMatchObject({ origin: 'DXB', destination: 'LON' });
    expect(read('From;To', 'Anywhere (ZRH);Nowhere (USA)')).toMatchObject({ field: 'destination' });
  });

  it.each([
    ['BOS;', { destination: 'BOS', diverted: 'known' }],
    ['KBOS;', { destination: 'BOS', diverted: 'known' }],
    ['yes;', { destination: 'JFK', diverted: 'unknown' }],
    [';Diverted', { destination: 'JFK', diverted: 'unknown' }],
    // It turned round.
    ['ZRH;', { destination: 'JFK', diverted: 'unknown' }],
    ['Atlantis;', { field: 'diversion' }],
  ])('of a flight that was diverted, “%s”, goes to where it landed', (cells, expected) => {
    expect(read('From;To;Diverted To;Status', `ZRH;JFK;${cells}`)).toMatchObject(expected);
  });

  it.each(['JFK;', 'no;Landed', ';'])('was not diverted where the row says “%s”', (cells) => {
    const found = read('From;To;Diverted To;Status', `ZRH;JFK;${cells}`);
    expect(found).toMatchObject({ destination: 'JFK' });
    expect(found).not.toHaveProperty('diverted');
  });

  it('that was diverted has its way back as planned', () => {
    expect(read('From;To;Diverted To;Return', 'ZRH;JFK;BOS;yes')).toMatchObject({
      legs: [
        { origin: 'ZRH', destination: 'BOS' },
        { origin: 'JFK', destination: 'ZRH' },
      ],
    });
  });

  it('does not take a name with a dash for a way', () => {
    expect(read('From;To', 'ZRH - Zurich/CH;Clermont-Ferrand')).toMatchObject({ origin: 'ZRH', destination: 'CFE' });
    expect(read('From;To', 'Atlantis-on-Sea;BOS')).toMatchObject({
      field: 'origin',
      message: '“Atlantis-on-Sea” is not an airport we know: write its code of three letters',
    });
  });

  it('is read as it looks, whatever signs are in it that nobody sees', () => {
    const seen = read('From;To;Flight;Date;Class', 'ZRH;BOS;LX 52;2025-03-01;Business');
    const hidden = '\uFEFFZRH;BOS\u200B;LX\u00A052\u200E;\u202A2025-03-01\u202C;Busi\u00ADness\u2060';
    expect(read('\u200BFrom;T\u00ADo;Flight\u00A0;\uFEFFDate;Class', hidden)).toEqual(seen);
    expect(read('From;To', 'Atlantis\u200B;BOS')).toMatchObject({ choices: [{ text: 'Atlantis', codes: [] }] });
  });

  it.each(['0162345678901', '12 000 pax'])('with “%s” for people is refused', (pax) => {
    expect(read('From;To;Pax', `ZRH;BOS;${pax}`)).toMatchObject({ field: 'passengers' });
  });

  it('of any text is a question or a fault that names a field', () => {
    const columns = Object.fromEntries(FIELDS.map((field, at) => [field, at]));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: FIELDS.length }), (cells) => {
        const result = readRow(cells, { columns, codes, cabin: 'economy' });
        expect('message' in result ? [...FIELDS, 'row'] : ['economy', 'premiumEconomy', 'business', 'first']).toContain(
          'message' in result ? result.field : result.cabin,
        );
      }),
    );
  });
});
