import { describe, expect, it } from 'vitest';
import { readList } from '../question/read-list.fixture.ts';
import { findHeader, isEnough, recogniseColumns } from './columns.ts';
import { unusedColumns } from './unused-columns.ts';

/** The field that each column of a header is read as. */
function fieldsOf(names: readonly string[]): readonly string[] {
  const found = Object.entries(recogniseColumns(names));
  return names.map((_, place) => found.flatMap(([field, at]) => (at === place ? [field] : [])).join('+'));
}

/** The place of the row with the names of columns. */
const headerOf = (...rows: readonly string[]) => findHeader(rows.map((row) => row.split(';')));

const ofMonths = (...months: string[]) => months.map((month) => ['FRA', 'LHR', month]);

describe('the columns of a list', () => {
  it.each([
    [
      'a plain list',
      'origin,destination,carrier,flight_number,departure_date,cabin',
      'origin,destination,carrier,flightNumber,date,cabin',
    ],
    [
      'Flighty',
      'Date,Airline,Flight,From,To,Dep Terminal,Dep Gate,Canceled,Diverted To,Gate Departure (Scheduled),Aircraft Type Name,Tail Number,PNR,Seat,Cabin Class,Notes',
      'date,carrier,flightNumber,origin,destination,,,status,diversion,,aircraft,,,,cabin,description',
    ],
    [
      'jetlog',
      'date,origin,destination,departure_time,arrival_time,arrival_date,seat,aircraft_side,ticket_class,purpose,duration,distance,airplane,airline,tail_number,flight_number,notes',
      'date,origin,destination,,,,,,cabin,,,,aircraft,carrier,,flightNumber,description',
    ],
    [
      'AirTrail',
      'from,to,date,departure,arrival,duration,flightNumber,airline,aircraft,aircraftReg,note,seat,seatNumber,seatClass',
      'origin,destination,date,,,,flightNumber,carrier,aircraft,,description,,,cabin',
    ],
    [
      'a German report',
      'Reisedatum,Reisender,Von,Nach,Flugnr.,Buchungsklasse,Preis EUR,Personen',
      'date,traveller,origin,destination,flightNumber,cabin,fare,passengers',
    ],
    [
      'a Spanish report with the means of travel',
      'Fecha,Origen,Destino,Medio,Vuelo',
      'date,origin,destination,service,flightNumber',
    ],
    [
      'a French report',
      'Date du voyage,Départ,Arrivée,Vol,Distance en km',
      'date,origin,destination,flightNumber,distanceKm',
    ],
    [
      'a travel agency’s report',
      'Traveller Name,Routing,Airline Code,Flight No.,Date of Travel,Class',
      'traveller,route,carrier,flightNumber,date,cabin',
    ],
    [
      'a German one',
      'Reisender,Von,Nach,Flugnummer,Datum,Reiseklasse',
      'traveller,origin,destination,flightNumber,date,cabin',
    ],
    [
      'a French one',
      'Voyageur,Aéroport de départ,Aéroport d’arrivée,N° de vol,Date de départ,Date de retour,Classe,Nombre de passagers,Montant EUR,Statut',
      'traveller,origin,destination,flightNumber,date,returnDate,cabin,passengers,fare,status',
    ],
    [
      'a Spanish one',
      'Viajero,Origen,Destino,Vuelo,Fecha de salida,Fecha de regreso,Clase,Pasajeros,Importe,Reembolso',
      'traveller,origin,destination,flightNumber,date,returnDate,cabin,passengers,fare,refund',
    ],
    [
      'an Italian one',
      'Viaggiatore,Partenza,Arrivo,Volo,Data,Andata e ritorno,Classe di viaggio,Passeggeri,Prezzo',
      'traveller,origin,destination,flightNumber,date,returns,cabin,passengers,fare',
    ],
    [
      'a Dutch one',
      'Reiziger,Vertrek,Bestemming,Vluchtnummer,Vertrekdatum,Retourdatum,Klasse,Aantal personen,Bedrag,Terugbetaling',
      'traveller,origin,destination,flightNumber,date,returnDate,cabin,passengers,fare,refund',
    ],
    [
      'a Portuguese one',
      'Viajante,Origem,Destino,Voo,Data da ida,Data da volta,Classe,Número de passageiros,Valor,Estado',
      'traveller,origin,destination,flightNumber,date,returnDate,cabin,passengers,fare,status',
    ],
    ['a Spanish one with cities', 'Ciudad de salida,Ciudad de llegada,Fecha de salida', 'origin,destination,date'],
    ['a Portuguese one with cities', 'Cidade de partida,Cidade de chegada,Data de partida', 'origin,destination,date'],
    [
      'a German one with flights back',
      'Reisender,Von,Nach,Hinflugdatum,Rückflugdatum,Anzahl Reisende,Buchungsstatus,Erstattung',
      'traveller,origin,destination,date,returnDate,passengers,status,refund',
    ],
  ])('of %s are recognised', (_name, header, fields) => {
    expect(fieldsOf(header.split(','))).toEqual(fields.split(','));
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
    expect(unusedColumns(header, recogniseColumns(header), [], [])).toEqual([
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
    expect(unusedColumns([name], {}, [], [])).toEqual([{ name, place: 0, ...(mayMean && { mayMean }) }]);
  });

  it('of one meaning are all read, where each may say that nobody flew', () => {
    const { questions, unusedColumns: unused } = readList(
      'From;To;Booking status;Ticket Status;Cancelled (Y/N);Type;Expense Type;PNR',
      [
        'ZRH;BOS;Confirmed;Used;N;Return;Airfare;X1',
        'ZRH;BOS;Confirmed;Void;N;Return;Airfare;X1',
        'ZRH;BOS;Cancelled;Used;N;Return;Airfare;X1',
        'ZRH;BOS;Confirmed;Used;Y;Return;Airfare;X1',
        'ZRH;BOS;Confirmed;;;Return;Hotel;X1',
      ],
    );
    expect(unused).toEqual([{ name: 'PNR', place: 7 }]);
    const told = questions.map((question) => ('message' in question ? question.skipped : question.legs?.length));
    expect(told).toEqual([2, 'void', 'cancelled', 'cancelled', 'hotel']);
  });

  it('are found below a title and merged cells', () => {
    expect(headerOf('Travel report 2025', '', ';Outbound;;Who', 'Date;From;To;Name', '1;2;3;4')).toBe(3);
    expect(headerOf('Flight;;Route;;Passenger', 'No;Day;From;To;Name')).toBe(1);
    expect(headerOf('a;b', 'c;d')).toBeUndefined();
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
