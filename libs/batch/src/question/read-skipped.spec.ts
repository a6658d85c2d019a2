import { describe, expect, it } from 'vitest';
import { readList, readOne as read } from './read-list.fixture.ts';

/** Why a row is skipped, or that it is a flight; or what is asked. */
const kindOf = (header: string, row: string) => {
  const found = read(header, row);
  return 'message' in found ? (found.skipped ?? found.message) : 'flight';
};

/** What becomes of a row with each status, in a list with all of them. */
const told = (header: string, ...statuses: readonly string[]) => {
  const rows = statuses.map((status) => `ZRH;BOS;${status}`);
  return readList(header, rows).questions.map((found) => ('message' in found ? found.skipped : 'flown'));
};

describe('a row that is no flight, or that nobody took,', () => {
  const KINDS = 'From;To;Airline;Product;Status;Transaction;Refund;Fare (EUR);Pax';
  it.each([
    ['ZRH;BOS;LX;Rail;;;;;', 'rail'],
    ['ZRH;BOS;LX;Mietwagen;;;;;', 'road'],
    ['ZRH;BOS;LX;Frais de service;;;;;', 'fee'],
    ['ZRH;BOS;LX;Airfare incl. taxes;;;;;', 'flight'],
    ['ZRH;BOS;LX;Flight + hotel;;;;;', 'flight'],
    ['ZRH;BOS;LX;Air;Storniert;;;;', 'cancelled'],
    ['ZRH;BOS;LX;Air;true;;;;', 'cancelled'],
    ['ZRH;BOS;LX;Air;Not cancelled;;;;', 'flight'],
    ['ZRH;BOS;LX;Air;Ticketed;Void;;;', 'void'],
    ['ZRH;BOS;LX;Air;OK;Refund;;;', 'refund'],
    ['ZRH;BOS;LX;Air;OK;Sale;yes;;', 'refund'],
    ['ZRH;BOS;LX;Air;OK;Sale;EUR 0.00;;', 'flight'],
    ['ZRH;BOS;LX;Air;OK;Sale;fully refundable;;', 'flight'],
    ['ZRH;BOS;LX;;;;;-245,50;', 'refund'],
    ['ZRH;BOS;LX;;;;;(245.50);', 'refund'],
    ['ZRH;BOS;LX;;;;;EUR 245.50-;', 'refund'],
    ['ZRH;BOS;LX;;;;;245.50 CR;', 'refund'],
    ['ZRH;BOS;LX;;;;;▲38,000;', 'refund'],
    ['ZRH;BOS;LX;;;;;CR 245.50;', 'flight'],
    ['ZRH;BOS;LX;;;;;- ;', 'flight'],
    ['ZRH;BOS;LX;;;;;;-1', 'refund'],
    ['ZRH;BOS;Deutsche Bahn;;;;;;', 'rail'],
    // Railways have an airline's codes where trains are sold as flights.
    ['ZRH;BOS;2C;;;;;;', 'rail'],
    ['Köln Hbf;Paris Gare du Nord;;;;;;;', 'rail'],
    ['Total;;;;;;;9999,00;', 'total'],
    ['Hotel Adlon Berlin;;2025-03-11;;;;;312,00;', 'hotel'],
    ['Hotel Adlon;Berlin;2025-03-11;;;;;312,00;', 'hotel'],
    [';;Zwischensumme:;;;;;12,00;', 'total'],
    // The sum below a list may have no word beside it.
    [';;;;;;;9999,00;14', 'total'],
  ])('%s is skipped, or not: %s', (row, kind) => {
    expect(kindOf(KINDS, row)).toBe(kind);
  });

  it('is not held where its status in letters says so; among such letters NO is no “no”', () => {
    const held = ['HK', 'RR1', 'KK', 'TK', 'OK', 'Confirmed'];
    const notHeld = ['XX', 'HX', 'UN1', 'UC', 'NO', 'HL2', 'HN', 'Cancelled'];
    expect(told('From;To;Segment status', ...held, ...notHeld)).toEqual([
      ...held.map(() => 'flown'),
      ...notHeld.map(() => 'cancelled'),
    ]);
    expect(told('From;To;Booking status;Segment status', 'Ticketed;XX')).toEqual(['cancelled']);
    expect(told('From;To;Cancelled', 'NO', 'YES')).toEqual(['flown', 'cancelled']);
  });

  it.each(['Notes', 'Remarks', 'Bemerkung', '備考'])(
    'is a train where “%s” says so and nothing else does otherwise',
    (name) => {
      for (const train of ['Eurostar', 'TGV', 'ICE']) {
        expect(read(`From;To;${name}`, `PAR;LON;${train}`)).toMatchObject({ skipped: 'rail' });
        expect(read(`From;To;Flight;${name}`, `CDG;LHR;AF 1680;${train}`)).toMatchObject({ carrierCode: 'AF' });
      }
    },
  );

  it('has an airport by the code that it had then', () => {
    expect(read('From;To', 'TSE;ALA')).toMatchObject({ origin: 'NQZ', destination: 'ALA' });
  });

  const FLOWN = 'From;To;Airline;Flight;Aircraft';
  it.each([
    ['NCE;LTN;;;GLF6', 'private'],
    ['NCE;LTN;;;Cessna Citation CJ4', 'private'],
    ['NCE;LTN;;;Global 6000', 'private'],
    ['NCE;LTN;;;Bombardier Challenger 350', 'private'],
    ['NCE;LTN;;;Learjet 45XR', 'private'],
    ['NCE;LTN;;;Pilatus PC-24', 'private'],
    ['NCE;MCM;;;AW139', 'private'],
    ['NCE;LTN;;;Helicopter', 'private'],
    ['NCE;LTN;VistaJet Malta;;', 'private'],
    ['NCE;LTN;NJE;;', 'private'],
    ['NCE;LTN;;NJE4TP;', 'private'],
    ['NCE;LTN;;N550GA;', 'private'],
    // Whoever flies there, nobody sells seats on it.
    ['ZRH;BOS;LX;52;GLF6', 'private'],
    // Some airlines fly a PC-12 or a King Air.
    ['PVD;BID;New England Airlines;;PC12', 'private'],
    ['ZRH;BOS;LX;52;PC12', 'flight'],
    ['ZRH;BOS;LX;52;Airbus A330-300', 'flight'],
    ['ZRH;BOS;LX;52;Beechcraft 1900', 'flight'],
    ['FRA;CDG;LH;3621;TRN', 'rail'],
    ['FRA;CDG;;;TGV Duplex', 'rail'],
    ['FRA;CDG;;;ICE', 'rail'],
    ['FRA;CDG;9B;;', 'rail'],
    ['FRA;CDG;;9F9031;', 'rail'],
    ['FRA;CDG;AccesRail;;', 'rail'],
    ['QKL;FRA;LH;3621;', 'rail'],
    ['zht;ZRH;;;', 'rail'],
    ['Paris Gare du Nord (XPG);AMS;;;', 'rail'],
    ['8503000;8507000;;;', 'rail'],
  ])('is of a private aircraft, a train or an airline: %s, %s', (row, kind) => {
    expect(kindOf(FLOWN, row)).toBe(kind);
  });

  const TRAINS = 'Datum;Von;Nach;Flug;Klasse;Airline;Preis';
  it.each([
    ['01.03.2025;Zürich;München;Bahn;2. Klasse;;80', 'flightNumber', '“Bahn” is not a flight: skipped'],
    ['01.03.2025;ZRH;MUC;Zug;;;', 'flightNumber', '“Zug” is not a flight: skipped'],
    ['01.03.2025;LHR;MAN;Train;;;', 'flightNumber', '“Train” is not a flight: skipped'],
    ['01.03.2025;LHR;MAN;rail;;;', 'flightNumber', '“rail” is not a flight: skipped'],
    ['01.03.2025;CDG;LYS;TGV;;;', 'flightNumber', '“TGV” is not a flight: skipped'],
    ['01.03.2025;CDG;LYS;TGV 9213;;;', 'flightNumber', '“TGV 9213” is not a flight: skipped'],
    ['01.03.2025;CDG;LYS;SNCF;;;', 'flightNumber', '“SNCF” is not a flight: skipped'],
    ['01.03.2025;FRA;MUC;ICE 123;;;', 'flightNumber', '“ICE 123” is not a flight: skipped'],
    ['01.03.2025;FRA;Kassel Wilhelmshöhe;ICE71;;;', 'flightNumber', '“ICE71” is not a flight: skipped'],
    ['01.03.2025;HND;KIX;新幹線;;;', 'flightNumber', '“新幹線” is not a flight: skipped'],
    ['01.03.2025;HND;KIX;電車;;;', 'flightNumber', '“電車” is not a flight: skipped'],
    ['01.03.2025;ZRH;MUC;Mietwagen;;;', 'flightNumber', '“Mietwagen” is not a flight: skipped'],
    ['01.03.2025;ZRH;MUC;;;Zug;', 'carrier', '“Zug” is not a flight: skipped'],
    ['01.03.2025;ZRH;Olten;;2. Klasse;;', 'cabin', '“2. Klasse” is not a flight: skipped'],
    ['01.03.2025;ZRH;MUC;-;2nd class;;', 'cabin', '“2nd class” is not a flight: skipped'],
    ['01.03.2025;CDG;LYS;;2e classe;;', 'cabin', '“2e classe” is not a flight: skipped'],
    ['01.03.2025;CDG;LYS;;2ème classe;;', 'cabin', '“2ème classe” is not a flight: skipped'],
    ['01.03.2025;MAD;BCN;;2ª clase;;', 'cabin', '“2ª clase” is not a flight: skipped'],
    ['01.03.2025;HND;KIX;;グリーン車;;', 'cabin', '“グリーン車” is not a flight: skipped'],
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

  it('with numbers alone is no flight in a list with airports, and no distance is longer than half around the earth', () => {
    expect(read('From;To;km;Pax', ';;6800;12')).toMatchObject({ field: 'row' });
    expect(read('From;To;km;Pax;Date', ';;6800;12;2025-03-01')).toMatchObject({ distanceKm: 6800 });
    expect(read('km;Pax', '6800;12')).toMatchObject({ distanceKm: 6800 });
    expect(read('km;Pax', '123456;12')).toMatchObject({ field: 'distanceKm' });
  });

  it.each([
    ['From;To;Ticket type', 'ZRH;BOS;Void', 'void'],
    ['From;To;Ticket type', 'ZRH;BOS;Refund', 'refund'],
    ['From;To;Ticket type', 'ZRH;BOS;E-ticket', 'flight'],
    ['From;To;Reiseart', 'ZRH;MUC;Bahn', 'rail'],
    ['From;To;Vendor', 'ZRH;BOS;Seat upgrade', 'fee'],
    ['From;To;Vendor', 'ZRH;BOS;Upgrade fee', 'fee'],
    ['From;To;Vendor', 'ZRH;BOS;Booking fee', 'fee'],
    ['From;To;Vendor', 'ZRH;BOS;Void', 'void'],
    ['From;To;Vendor', 'ZRH;BOS;Refund', 'refund'],
    ['From;To;Vendor', 'ZRH;BOS;Total', 'total'],
    ['From;To;Vendor', 'ZRH;BOS;Travel Refund Services', 'flight'],
    ['From;To;Vendor', 'ZRH;BOS;Corporate Travel', 'flight'],
    ['From;To;Remarks', 'ZRH;BOS;Upgrade to business', 'flight'],
    ['出発地;到着地;金額(円)', 'NRT;BOS;-38,000', 'refund'],
    ['出発地;到着地;料金（税込・円）', 'NRT;BOS;-38,000', 'refund'],
    ['From;To;Flight', 'ZRH;BOS;2C6607', 'rail'],
    ['From;To;Flight', 'ZRH;BOS;LX 52', 'flight'],
    // Air Astra flies under the code of Deutsche Bahn, Sunlight Air under that of Via Rail.
    ['From;To;Flight', 'ZYL;DAC;2A 436', 'flight'],
    ['From;To;Flight', 'USU;CRK;2R 602', 'flight'],
    ['Route', 'XPG-XDB', 'rail'],
    ['Route;Airline', 'ZYR-CDG;AF', 'rail'],
    ['From;To;Type', 'NCE;LTN;Private jet', 'private'],
    ['From;To;Class', 'NCE;LTN;Privatjet', 'private'],
    ['From;To;Class', 'NCE;LTN;Business jet', 'private'],
    ['From;To;Class', 'NCE;LTN;J', 'flight'],
    ['Name;km', 'Summe;6.800,9', 'total'],
    ['Name;km', 'Summer;6.800,9', 'flight'],
  ])('below “%s”, “%s” is: %s', (header, row, kind) => {
    expect(kindOf(header, row)).toBe(kind);
  });

  it.each([
    ['ZRH;BOS;;Eurostar', 'rail'],
    ['ZRH;BOS;;Eurostar ZRH-BOS', 'rail'],
    ['ZRH;BOS;;Hertz rental', 'road'],
    ['ZRH;BOS;;Taxi to BOS', 'road'],
    ['ZRH;BOS;;2 Nächte Hotel', 'hotel'],
    ['ZRH;BOS;LX 52;Booking fee', 'fee'],
    ['ZRH;BOS;LX 52;Change fee', 'fee'],
    ['ZRH;BOS;LX 52;Frais de dossier', 'fee'],
    ['ZRH;BOS;LX 52;Void', 'void'],
    ['ZRH;BOS;LX 52;Voided ticket 125-2400000001', 'void'],
    ['ZRH;BOS;LX 52;Flight refund', 'refund'],
    ['ZRH;BOS;;Grand total', 'total'],
    ['ZRH;BOS;;Flight to Paris, hotel booked separately', 'flight'],
    ['ZRH;BOS;;Hotel and flight', 'flight'],
    ['ZRH;BOS;;Hotel not included', 'flight'],
    ['ZRH;BOS;;Train strike, flew instead', 'flight'],
    ['ZRH;BOS;;Train the trainer', 'flight'],
    ['ZRH;BOS;;Car show', 'flight'],
    ['ZRH;BOS;;Meeting cancelled on the day', 'flight'],
    ['ZRH;BOS;;Total fare paid by client', 'flight'],
    // Somebody came to the airport by it.
    ['ZRH;BOS;LX 52;Taxi', 'flight'],
    ['ZRH;BOS;LX 52;Return flight', 'flight'],
  ])('as its description tells where all of it does: %s is skipped, or not: %s', (row, kind) => {
    for (const header of ['Description', 'Remarks']) {
      expect(kindOf(`From;To;Flight;${header}`, row)).toBe(kind);
    }
  });

  it('as any of its descriptions tells', () => {
    const descriptions = ['Eurostar;', 'Hertz rental;', 'Air ticket;Void', 'Grand total;', 'Flight;Train strike'];
    expect(told('From;To;Description;Remarks', ...descriptions)).toEqual(['rail', 'road', 'void', 'total', 'flown']);
  });

  it.each([
    ['Frais de service', 'fee'],
    ['Storno', 'cancelled'],
    ['Servicegebühr', 'fee'],
    ['Reembolso', 'refund'],
    ['取消', 'cancelled'],
    ['Visa', 'flight'],
    ['Hilton', 'flight'],
    ['Zug', 'flight'],
    ['Müller, Anna', 'flight'],
  ])('as what stands in place of a traveller’s name tells: “%s” is %s', (name, kind) => {
    for (const header of ['Reisender', 'Passager', 'Passenger name']) {
      expect(kindOf(`From;To;${header}`, `ZRH;BOS;${name}`)).toBe(kind);
    }
  });

  it.each([
    ['Booking fee;', 'fee', '“Booking fee” is not a flight: skipped'],
    ['Service fee;BOS', 'fee', '“Service fee” is not a flight: skipped'],
    ['ZRH;Servicegebühr', 'fee', '“Servicegebühr” is not a flight: skipped'],
    ['Voided LHR;JFK', 'void', '“Voided LHR”: not counted'],
    ['Refund LHR;JFK', 'refund', '“Refund LHR”: not counted'],
  ])('as what stands for its places tells: %s', (row, skipped, message) => {
    expect(read('From;To', row)).toMatchObject({ skipped, message });
  });
});
