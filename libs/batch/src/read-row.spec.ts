import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { FIELDS } from './column-names.ts';
import { recogniseColumns } from './columns.ts';
import { readRow } from './read-row.ts';
import { tables } from './real-tables.fixture.ts';

const NAMED = new Map([
  ['London', ['LON']],
  ['Birmingham', ['BHX', 'BHM']],
  ['Clermont-Ferrand', ['CFE']],
  ['Dubai (UAE)', ['DXB']],
  ['London (all)', ['LON']],
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
    ['ZRH;BOS;;;3/4/2025;', 'date', '“3/4/2025” is no date we can read for sure: write it as YYYY-MM-DD'],
    ['ZRH;BOS;;;;Cattle', 'cabin', '“Cattle” is no cabin: write economy, premium economy, business or first'],
  ])('%s is refused, with field and remedy', (row, field, message) => {
    expect(read('From;To;Airline;Flight;Date;Class', row)).toMatchObject({ field, message });
  });

  it('asks which place a name means that several have', () => {
    expect(read('From;To', 'Birmingham;BOS')).toEqual({
      field: 'origin',
      message: '“Birmingham” may be BHX or BHM: write the code',
      choice: { text: 'Birmingham', codes: ['BHX', 'BHM'] },
    });
    const chosen = new Map([['birmingham', 'BHM']]);
    const reading = { columns: { origin: 0, destination: 1 }, codes, cabin: 'economy', chosenPlaces: chosen } as const;
    expect(readRow(['Birmingham', 'BOS'], reading)).toMatchObject({ origin: 'BHM' });
    expect(readRow(['London', 'BOS'], { ...reading, chosenPlaces: new Map([['london', 'ZRH']]) })).toMatchObject({
      origin: 'LON',
    });
  });

  it('takes a code that answers for a name nobody knows, in all its rows', () => {
    expect(read('From;To', 'Atlantis;BOS')).toMatchObject({ field: 'origin', choice: { text: 'Atlantis', codes: [] } });
    const told = (code: string) => new Map([['atlantis', code]]);
    const reading = { columns: { origin: 0, destination: 1 }, codes, cabin: 'economy' } as const;
    expect(readRow(['Atlantis', 'BOS'], { ...reading, chosenPlaces: told('LHR') })).toMatchObject({ origin: 'LHR' });
    expect(readRow(['Atlantis', 'BOS'], { ...reading, chosenPlaces: told('QQQ') })).toMatchObject({ field: 'origin' });
  });

  it('takes a code in brackets for an airport unless the whole names another place', () => {
    // UAE and ALL are airports far away.
    expect(read('From;To', 'Dubai (UAE);London (all)')).toMatchObject({ origin: 'DXB', destination: 'LON' });
    expect(read('From;To', 'Anywhere (ZRH);Nowhere (USA)')).toMatchObject({ field: 'destination' });
  });

  it('has a flight for each part of its route', () => {
    expect(read('Route', 'LHR-JFK-LHR')).toMatchObject({
      origin: 'LHR',
      destination: 'JFK',
      legs: [
        { origin: 'LHR', destination: 'JFK' },
        { origin: 'JFK', destination: 'LHR' },
      ],
    });
    expect(read('Route', 'ZRH - Clermont-Ferrand')).toMatchObject({ origin: 'ZRH', destination: 'CFE' });
    expect(read('Route', 'ZRH-ZRH-BOS')).not.toHaveProperty('legs');
    // The route of a journey of which the row is a part is left alone; one that begins and ends as the row does is not.
    expect(read('From;To;Route', 'ZRH;LHR;ZRH-LHR-JFK')).not.toHaveProperty('legs');
    expect(read('From;To;Route', 'ZRH;JFK;ZRH-LHR-JFK')).toHaveProperty('legs.length', 2);
    expect(read('From;To;Route', 'ZRH;ZRH;ZRH-LHR-ZRH')).toHaveProperty('legs.length', 2);
    expect(read('Route', Array.from({ length: 20 }, () => 'ZRH-LHR').join('-'))).toMatchObject({ field: 'route' });
  });

  const ZRH_LHR_JFK = [
    { origin: 'ZRH', destination: 'LHR' },
    { origin: 'LHR', destination: 'JFK' },
  ];
  it.each([
    ['From;To', 'ZRH-LHR-JFK;'],
    ['From;To', 'ZRH-LHR-JFK;JFK'],
    ['From;To', ';ZRH-LHR-JFK'],
    ['From;To', 'ZRH;ZRH – LHR – JFK'],
    ['Route;To', 'ZRH-LHR-JFK;JFK'],
    ['Route;To', 'ZRH-LHR-JFK;'],
  ])('below %s, “%s” is a way by stops', (header, row) => {
    expect(read(header, row)).toMatchObject({ origin: 'ZRH', destination: 'JFK', legs: ZRH_LHR_JFK });
  });

  it('has a way there and back below From', () => {
    expect(read('From;To;Return', 'ZRH-LHR-JFK;JFK;yes')).toHaveProperty('legs.length', 4);
    expect(read('From;To', 'ZRH-LHR-ZRH;LHR')).toHaveProperty('legs.length', 2);
  });

  it('of one place in the column of ways goes to what stands beside it', () => {
    expect(read('Route;To', 'ZRH;BOS')).toMatchObject({ origin: 'ZRH', destination: 'BOS' });
    expect(read('From;Route', 'ZRH;BOS')).toMatchObject({ origin: 'ZRH', destination: 'BOS' });
    expect(read('Route;To', 'Clermont-Ferrand;ZRH')).toMatchObject({ origin: 'CFE', destination: 'ZRH' });
    expect(read('Route;To', 'Atlantis;ZRH')).toMatchObject({
      message: expect.stringContaining('“Atlantis”') as unknown,
    });
  });

  it.each([
    ['From;To', 'ZRH-LHR-JFK;BOS', 'origin'],
    ['From;To', 'ZRH;LHR-JFK', 'destination'],
    ['Route;To', 'ZRH-LHR-JFK;BOS', 'route'],
  ])('below %s, “%s” says what to do with a way that leads elsewhere', (header, row, field) => {
    expect(read(header, row)).toEqual({
      field,
      message: expect.stringMatching(
        /is a way by stops, and “.*” is no end of it: write the whole way in one cell/,
      ) as unknown,
    });
  });

  it('does not take a name with a dash for a way', () => {
    expect(read('From;To', 'ZRH - Zurich/CH;Clermont-Ferrand')).toMatchObject({ origin: 'ZRH', destination: 'CFE' });
    expect(read('From;To', 'Atlantis-on-Sea;BOS')).toMatchObject({
      field: 'origin',
      message: '“Atlantis-on-Sea” is no airport we know: write its code of three letters',
    });
  });

  const BACK = 'From;To;Date;Return;Return date;Trip type;Flight';
  it.each([
    [
      'ZRH;BOS;2025-03-01;yes;;;LX 52',
      [{ flightNumber: 52 }, { origin: 'BOS', date: { year: 2025, month: 3, day: 1 } }],
    ],
    ['ZRH;BOS;2025-03-01;;2025-03-09;;LX 52', [{}, { date: { year: 2025, month: 3, day: 9 } }]],
    ['ZRH;BOS;2025-03-01;LX 53;2025-03-09;;LX 52', [{}, { carrierCode: 'LX', flightNumber: 53 }]],
    ['ZRH;BOS;2025-03-01;09.03.2025;;;LX 52', [{}, { date: { year: 2025, month: 3, day: 9 } }]],
    ['ZRH;BOS;2025-03-01;;;Round trip;LX 52/LX 53', [{ flightNumber: 52 }, { flightNumber: 53 }]],
    ['ZRH;BOS;2025-03-01;1;;Business trip;', [{}, {}]],
  ])('%s stands for a flight there and one back', (row, legs) => {
    expect(read(BACK, row)).toMatchObject({ origin: 'ZRH', destination: 'BOS', legs });
  });

  it.each([
    ['ZRH;BOS;2025-03-01;no;;;', undefined],
    ['ZRH;BOS;2025-03-01;-;n/a;Business trip;', undefined],
    ['ZRH;BOS;2025-03-01;;;One way;', undefined],
    ['ZRH;BOS;2025-03-01;einfach;;;', undefined],
    ['ZRH;BOS;2025-03-01;2;;;', 'returns'],
    ['ZRH;BOS;2025-03-01;perhaps;;;', 'returns'],
    ['ZRH;BOS;2025-03-01;;soon;;', 'returnDate'],
    ['ZRH;BOS;2025-03-01;;2025-02-01;;', 'returnDate'],
    ['ZRH;BOS;2025-03-01;;2025-03-09;One way;', 'returns'],
  ])('%s does not', (row, field) => {
    const found = read(BACK, row);
    expect(['legs' in found, 'message' in found ? found.field : undefined]).toEqual([false, field]);
  });

  it('there and back by its distance has it twice, and a journey that ends where it began has no more flights', () => {
    expect(read('km;Return', '800;yes')).toMatchObject({ legs: [{ distanceKm: 800 }, { distanceKm: 800 }] });
    expect(read('Route;Return', 'ZRH-LHR-ZRH;yes')).toHaveProperty('legs.length', 2);
    expect(read('Route;Return', 'ZRH-LHR-JFK;yes')).toMatchObject({
      destination: 'JFK',
      legs: [{}, {}, { origin: 'JFK', destination: 'LHR' }, { origin: 'LHR', destination: 'ZRH' }],
    });
  });

  const KINDS = 'From;To;Airline;Product;Status;Transaction;Refund;Fare (EUR);Pax';
  it.each([
    ['ZRH;BOS;LX;Rail;;;;;', 'rail'],
    ['ZRH;BOS;LX;Mietwagen;;;;;', 'road'],
    ['ZRH;BOS;LX;Frais de service;;;;;', 'fee'],
    ['ZRH;BOS;LX;Airfare incl. taxes;;;;;', undefined],
    ['ZRH;BOS;LX;Flight + hotel;;;;;', undefined],
    ['ZRH;BOS;LX;Air;Storniert;;;;', 'cancelled'],
    ['ZRH;BOS;LX;Air;true;;;;', 'cancelled'],
    ['ZRH;BOS;LX;Air;Not cancelled;;;;', undefined],
    ['ZRH;BOS;LX;Air;Ticketed;Void;;;', 'void'],
    ['ZRH;BOS;LX;Air;OK;Refund;;;', 'refund'],
    ['ZRH;BOS;LX;Air;OK;Sale;yes;;', 'refund'],
    ['ZRH;BOS;LX;Air;OK;Sale;EUR 0.00;;', undefined],
    ['ZRH;BOS;LX;Air;OK;Sale;fully refundable;;', undefined],
    ['ZRH;BOS;LX;;;;;-245,50;', 'refund'],
    ['ZRH;BOS;LX;;;;;(245.50);', 'refund'],
    ['ZRH;BOS;LX;;;;;EUR 245.50-;', 'refund'],
    ['ZRH;BOS;LX;;;;;245.50 CR;', 'refund'],
    ['ZRH;BOS;LX;;;;;CR 245.50;', undefined],
    ['ZRH;BOS;LX;;;;;- ;', undefined],
    ['ZRH;BOS;LX;;;;;;-1', 'refund'],
    ['ZRH;BOS;Deutsche Bahn;;;;;;', 'rail'],
    // Railways have an airline's codes where trains are sold as flights.
    ['ZRH;BOS;2C;;;;;;', 'rail'],
    ['Köln Hbf;Paris Gare du Nord;;;;;;;', 'rail'],
    ['Total;;;;;;;9999,00;', 'total'],
    ['Hotel Adlon Berlin;;2025-03-11;;;;;312,00;', 'hotel'],
    [';;Zwischensumme:;;;;;12,00;', 'total'],
    // The sum below a list may have no word beside it.
    [';;;;;;;9999,00;14', 'total'],
  ])('%s is skipped, or not: %s', (row, kind) => {
    const found = read(KINDS, row);
    expect('message' in found ? found.skipped : `${found.origin}-${found.destination}`).toBe(kind ?? 'ZRH-BOS');
  });

  it('is a train where its number is that of a railway', () => {
    expect(read('From;To;Flight', 'ZRH;BOS;2C6607')).toMatchObject({ skipped: 'rail' });
    expect(read('From;To;Flight', 'ZRH;BOS;LX 52')).toMatchObject({ carrierCode: 'LX' });
    // Air Astra flies under the code of Deutsche Bahn, Sunlight Air under that of Via Rail.
    expect(read('From;To;Flight', 'ZYL;DAC;2A 436')).toMatchObject({ carrierCode: '2A' });
    expect(read('From;To;Flight', 'USU;CRK;2R 602')).toMatchObject({ carrierCode: '2R' });
  });

  const TRAINS = 'Datum;Von;Nach;Flug;Klasse;Airline;Preis';
  it.each([
    ['01.03.2025;Zürich;München;Bahn;2. Klasse;;80', 'flightNumber', '“Bahn” is no flight: skipped'],
    ['01.03.2025;ZRH;MUC;Zug;;;', 'flightNumber', '“Zug” is no flight: skipped'],
    ['01.03.2025;LHR;MAN;Train;;;', 'flightNumber', '“Train” is no flight: skipped'],
    ['01.03.2025;LHR;MAN;rail;;;', 'flightNumber', '“rail” is no flight: skipped'],
    ['01.03.2025;CDG;LYS;TGV;;;', 'flightNumber', '“TGV” is no flight: skipped'],
    ['01.03.2025;CDG;LYS;TGV 9213;;;', 'flightNumber', '“TGV 9213” is no flight: skipped'],
    ['01.03.2025;CDG;LYS;SNCF;;;', 'flightNumber', '“SNCF” is no flight: skipped'],
    ['01.03.2025;FRA;MUC;ICE 123;;;', 'flightNumber', '“ICE 123” is no flight: skipped'],
    ['01.03.2025;FRA;Kassel Wilhelmshöhe;ICE71;;;', 'flightNumber', '“ICE71” is no flight: skipped'],
    ['01.03.2025;HND;KIX;新幹線;;;', 'flightNumber', '“新幹線” is no flight: skipped'],
    ['01.03.2025;HND;KIX;電車;;;', 'flightNumber', '“電車” is no flight: skipped'],
    ['01.03.2025;ZRH;MUC;Mietwagen;;;', 'flightNumber', '“Mietwagen” is no flight: skipped'],
    ['01.03.2025;ZRH;MUC;;;Zug;', 'carrier', '“Zug” is no flight: skipped'],
    ['01.03.2025;ZRH;Olten;;2. Klasse;;', 'cabin', '“2. Klasse” is no flight: skipped'],
    ['01.03.2025;ZRH;MUC;-;2nd class;;', 'cabin', '“2nd class” is no flight: skipped'],
    ['01.03.2025;CDG;LYS;;2e classe;;', 'cabin', '“2e classe” is no flight: skipped'],
    ['01.03.2025;CDG;LYS;;2ème classe;;', 'cabin', '“2ème classe” is no flight: skipped'],
    ['01.03.2025;MAD;BCN;;2ª clase;;', 'cabin', '“2ª clase” is no flight: skipped'],
    ['01.03.2025;HND;KIX;;グリーン車;;', 'cabin', '“グリーン車” is no flight: skipped'],
  ])('%s is a train or a car: skipped', (row, field, message) => {
    expect(read(TRAINS, row)).toMatchObject({ field, message, skipped: expect.any(String) as unknown });
  });

  it.each([
    ['01.03.2025;KEF;FRA;ICE 520;;;', { carrierCode: 'FI', flightNumber: 520 }],
    ['01.03.2025;ZRH;JFK;LX 14;1. Klasse;;', { carrierCode: 'LX', cabin: 'first' }],
    ['01.03.2025;ZRH;JFK;;1st class;Swiss;', { carrierCode: 'LX', cabin: 'first' }],
    ['01.03.2025;ZRH;JFK;;First;;', { cabin: 'first' }],
    // Whoever obeys must be able to keep a train what it is.
    ['01.03.2025;ZRH;MUC;;1. Klasse;;', { field: 'cabin', message: expect.stringContaining('“train”') as unknown }],
    ['01.03.2025;ZRH;Olten;–;1. Klasse;;', { field: 'cabin', message: expect.stringContaining('“train”') as unknown }],
    ['01.03.2025;ZRH;MUC;LX 1100;2. Klasse;;', { field: 'cabin', message: expect.stringMatching(/^“2. Klasse” is a/) }],
    ['01.03.2025;ZRH;JFK;Zug / LX 14;;;', { field: 'flightNumber' }],
  ])('%s is a flight, or asked', (row, expected) => {
    const found = read(TRAINS, row);
    expect(found).toMatchObject(expected);
    expect(found).not.toHaveProperty('skipped');
  });

  it('with a distance alone is no flight where it is a total', () => {
    expect(read('Name;km', 'Summe;6.800,9')).toMatchObject({ skipped: 'total' });
    expect(read('Name;km', 'Summer;6.800,9')).toMatchObject({ distanceKm: 6800.9 });
  });

  it('with numbers alone is no flight in a list with airports, and no distance is longer than half around the earth', () => {
    expect(read('From;To;km;Pax', ';;6800;12')).toMatchObject({ field: 'row' });
    expect(read('From;To;km;Pax;Date', ';;6800;12;2025-03-01')).toMatchObject({ distanceKm: 6800 });
    expect(read('km;Pax', '6800;12')).toMatchObject({ distanceKm: 6800 });
    expect(read('km;Pax', '123456;12')).toMatchObject({ field: 'distanceKm' });
  });

  it('with the number of a ticket for people is refused', () => {
    expect(read('From;To;Pax', 'ZRH;BOS;0162345678901')).toMatchObject({ field: 'passengers' });
    expect(read('From;To;Pax', 'ZRH;BOS;12.000')).toMatchObject({ passengers: 12_000 });
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
