import { describe, expect, it } from 'vitest';
import { codeReader } from '../question/codes.ts';
import { findHeader, isEnough, recogniseColumns } from './columns.ts';
import { readColumns } from './read-columns.ts';
import { readRow } from '../question/read-row.ts';
import { tables } from '../real-tables.fixture.ts';
import { unusedColumns } from './unused-columns.ts';

const FLIGHTY =
  'Date,Airline,Flight,From,To,Dep Terminal,Dep Gate,Canceled,Diverted To,Gate Departure (Scheduled),Aircraft Type Name,Tail Number,PNR,Seat,Cabin Class,Notes';
const JETLOG =
  'date,origin,destination,departure_time,arrival_time,arrival_date,seat,aircraft_side,ticket_class,purpose,duration,distance,airplane,airline,tail_number,flight_number,notes';
const AIRTRAIL =
  'from,to,date,departure,arrival,duration,flightNumber,airline,aircraft,aircraftReg,note,seat,seatNumber,seatClass';

const codes = codeReader(tables, () => []);

const ofMonths = (...months: string[]) => months.map((month) => ['FRA', 'LHR', month]);

describe('the columns of a list', () => {
  it.each([
    [
      'a plain list',
      'origin,destination,carrier,flight_number,departure_date,cabin',
      { origin: 0, destination: 1, carrier: 2, flightNumber: 3, date: 4, cabin: 5 },
    ],
    [
      'Flighty',
      FLIGHTY,
      {
        origin: 3,
        destination: 4,
        carrier: 1,
        flightNumber: 2,
        date: 0,
        cabin: 14,
        aircraft: 10,
        status: 7,
        diversion: 8,
        description: 15,
      },
    ],
    [
      'jetlog',
      JETLOG,
      { origin: 1, destination: 2, carrier: 13, flightNumber: 15, date: 0, cabin: 8, aircraft: 12, description: 16 },
    ],
    [
      'AirTrail',
      AIRTRAIL,
      { origin: 0, destination: 1, carrier: 7, flightNumber: 6, date: 2, cabin: 13, aircraft: 8, description: 10 },
    ],
    [
      'a German report',
      'Reisedatum,Reisender,Von,Nach,Flugnr.,Buchungsklasse,Preis EUR,Personen',
      { origin: 2, destination: 3, flightNumber: 4, date: 0, cabin: 5, passengers: 7, traveller: 1, fare: 6 },
    ],
    [
      'a Spanish report with the means of travel',
      'Fecha,Origen,Destino,Medio,Vuelo',
      { origin: 1, destination: 2, flightNumber: 4, date: 0, service: 3 },
    ],
    [
      'a French report',
      'Date du voyage,Départ,Arrivée,Vol,Distance en km',
      { origin: 1, destination: 2, flightNumber: 3, date: 0, distanceKm: 4 },
    ],
    [
      'a travel agency’s report',
      'Traveller Name,Routing,Airline Code,Flight No.,Date of Travel,Class',
      { route: 1, carrier: 2, flightNumber: 3, date: 4, cabin: 5, traveller: 0 },
    ],
    [
      'a German one',
      'Reisender;Von;Nach;Flugnummer;Datum;Reiseklasse',
      { origin: 1, destination: 2, flightNumber: 3, date: 4, cabin: 5, traveller: 0 },
    ],
    [
      'a French one',
      'Voyageur;Aéroport de départ;Aéroport d’arrivée;N° de vol;Date de départ;Date de retour;Classe;Nombre de passagers;Montant EUR;Statut',
      {
        origin: 1,
        destination: 2,
        flightNumber: 3,
        date: 4,
        cabin: 6,
        passengers: 7,
        traveller: 0,
        returnDate: 5,
        fare: 8,
        status: 9,
      },
    ],
    [
      'a Spanish one',
      'Viajero;Origen;Destino;Vuelo;Fecha de salida;Fecha de regreso;Clase;Pasajeros;Importe;Reembolso',
      {
        origin: 1,
        destination: 2,
        flightNumber: 3,
        date: 4,
        cabin: 6,
        passengers: 7,
        traveller: 0,
        returnDate: 5,
        refund: 9,
        fare: 8,
      },
    ],
    [
      'an Italian one',
      'Viaggiatore;Partenza;Arrivo;Volo;Data;Andata e ritorno;Classe di viaggio;Passeggeri;Prezzo',
      {
        origin: 1,
        destination: 2,
        flightNumber: 3,
        date: 4,
        cabin: 6,
        passengers: 7,
        traveller: 0,
        returns: 5,
        fare: 8,
      },
    ],
    [
      'a Dutch one',
      'Reiziger;Vertrek;Bestemming;Vluchtnummer;Vertrekdatum;Retourdatum;Klasse;Aantal personen;Bedrag;Terugbetaling',
      {
        origin: 1,
        destination: 2,
        flightNumber: 3,
        date: 4,
        cabin: 6,
        passengers: 7,
        traveller: 0,
        returnDate: 5,
        refund: 9,
        fare: 8,
      },
    ],
    [
      'a Portuguese one',
      'Viajante;Origem;Destino;Voo;Data da ida;Data da volta;Classe;Número de passageiros;Valor;Estado',
      {
        origin: 1,
        destination: 2,
        flightNumber: 3,
        date: 4,
        cabin: 6,
        passengers: 7,
        traveller: 0,
        returnDate: 5,
        fare: 8,
        status: 9,
      },
    ],
    [
      'a Spanish one with cities',
      'Ciudad de salida;Ciudad de llegada;Fecha de salida',
      { origin: 0, destination: 1, date: 2 },
    ],
    [
      'a Portuguese one with cities',
      'Cidade de partida;Cidade de chegada;Data de partida',
      { origin: 0, destination: 1, date: 2 },
    ],
    [
      'a German one with flights back',
      'Reisender;Von;Nach;Hinflugdatum;Rückflugdatum;Anzahl Reisende;Buchungsstatus;Erstattung',
      { origin: 1, destination: 2, date: 3, passengers: 5, traveller: 0, returnDate: 4, status: 6, refund: 7 },
    ],
  ])('of %s are recognised', (_name, header, expected) => {
    expect(recogniseColumns(header.split(/[,;]/))).toEqual(expected);
  });

  it('of months are dates where each has its year', () => {
    const header = ['From', 'To', 'Month'];
    expect(recogniseColumns(header, ofMonths('Feb 2025', '2025-11'))).toMatchObject({ date: 2 });
    expect(recogniseColumns(header, ofMonths('Feb', 'März'))).not.toHaveProperty('date');
    expect(recogniseColumns(['Date', ...header], [['1.2.2025', 'FRA', 'LHR', 'Feb 2025']])).toMatchObject({ date: 0 });
  });

  it('are enough with both airports, a route or a distance', () => {
    expect([{ origin: 0, destination: 1 }, { route: 0 }, { distanceKm: 3 }].map(isEnough)).toEqual([true, true, true]);
    expect([{ origin: 0 }, { flightNumber: 1, date: 2 }, {}].map(isEnough)).toEqual([false, false, false]);
  });

  it('that nobody reads are named, with what they may mean', () => {
    const header = [
      'Von',
      'Nach',
      'geplante Rückreise am',
      'PNR',
      '',
      'Personen (extern)',
      'Ticket No.',
      'Kostenstelle',
    ];
    expect(unusedColumns(header, recogniseColumns(header), [])).toEqual([
      { name: 'geplante Rückreise am', place: 2, mayMean: 'returnDate' },
      { name: 'PNR', place: 3 },
      { name: 'Personen (extern)', place: 5, mayMean: 'passengers' },
      { name: 'Ticket No.', place: 6 },
      { name: 'Kostenstelle', place: 7 },
    ]);
  });

  it.each([
    ['Depart time', undefined],
    ['Arrival Time', undefined],
    ['Abflugzeit', undefined],
    ['Hora de salida', undefined],
    ['Report owner', undefined],
    ['Depart place', 'origin'],
    ['Departure date/time', 'date'],
    ['Kind of trip type', 'tripType'],
  ])('“%s” may mean %s', (name, mayMean) => {
    expect(unusedColumns([name], {}, [])).toEqual([{ name, place: 0, ...(mayMean && { mayMean }) }]);
  });

  it('of one meaning are all read, where each may say that nobody flew', () => {
    const header = 'From,To,Booking status,Ticket Status,Cancelled (Y/N),Type,Expense Type,PNR'.split(',');
    const read = (...rows: readonly string[]) => {
      const cells = rows.map((row) => row.split(','));
      const { columns, further, unusedColumns: unused } = readColumns(header, cells, recogniseColumns(header));
      expect(unused).toEqual([{ name: 'PNR', place: 7 }]);
      return cells.map((row) => {
        const question = readRow(row, { columns, further, codes, cabin: 'economy' });
        return 'message' in question ? question.skipped : question.legs?.length;
      });
    };
    expect(
      read(
        'ZRH,BOS,Confirmed,Used,N,Return,Airfare,X1',
        'ZRH,BOS,Confirmed,Void,N,Return,Airfare,X1',
        'ZRH,BOS,Cancelled,Used,N,Return,Airfare,X1',
        'ZRH,BOS,Confirmed,Used,Y,Return,Airfare,X1',
        'ZRH,BOS,Confirmed,,,Return,Hotel,X1',
      ),
    ).toEqual([2, 'void', 'cancelled', 'cancelled', 'hotel']);
  });

  it('are found below a title and merged cells', () => {
    const rows = [
      ['Travel report 2025'],
      [],
      ['', 'Outbound', '', 'Who'],
      ['Date', 'From', 'To', 'Name'],
      ['1', '2', '3', '4'],
    ];
    expect(findHeader(rows)).toBe(3);
    const merged = [
      ['Flight', '', 'Route', '', 'Passenger'],
      ['No', 'Day', 'From', 'To', 'Name'],
    ];
    expect(findHeader(merged)).toBe(1);
    expect(
      findHeader([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toBeUndefined();
  });

  it.each([
    ['names', ['Müller', 'Schmidt, Anna', ''], { traveller: 2 }],
    ['numbers', ['2', '1', ''], { passengers: 2 }],
    ['nothing', ['', '', ''], { passengers: 2 }],
    ['what may be several people', ['Müller', 'Anna und Ben', ''], { passengers: 2 }],
    ['names and numbers', ['Müller', '2', ''], { passengers: 2 }],
  ])('takes a plural word for people by what stands below it: %s', (_, cells, people) => {
    for (const name of ['Reisende', 'Passengers', 'Voyageurs', 'Pasajeros']) {
      const rows = cells.map((cell) => ['ZRH', 'LHR', cell]);
      expect(recogniseColumns(['From', 'To', name], rows)).toEqual({ origin: 0, destination: 1, ...people });
    }
  });

  it('has the day of a list that receivers on the ground made, and not that of a month', () => {
    const header = 'day,callsign,estdepartureairport,estarrivalairport,typecode'.split(',');
    const columns = { date: 0, flightNumber: 1, origin: 2, destination: 3, aircraft: 4 };
    expect(recogniseColumns(header, [['2024-09-01', 'SWR52', 'LSZH', 'KBOS', 'A333']])).toEqual(columns);
    expect(recogniseColumns(header, [['17', 'SWR52', 'LSZH', 'KBOS', 'A333']])).not.toHaveProperty('date');
    const seen = ['firstseen', 'estdepartureairport', 'estarrivalairport'];
    expect(recogniseColumns(seen, [['1725184800', 'LSZH', 'KBOS']])).toMatchObject({ date: 0 });
  });
});
