import { describe, expect, it } from 'vitest';
import { readOne as read } from './read-list.fixture.ts';

describe('the flight back of a row', () => {
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
    ['Trip type', 'Open Jaw'],
    ['Trip type', 'Return open-jaw'],
    ['Return', 'Open Jaw'],
    ['Product', 'Open jaw return'],
    ['Return date;Trip type', '2025-03-09;Gabelflug'],
  ])('is not known where “%s” is “%s”', (header, row) => {
    const question = read(`From;To;${header}`, `ZRH;BOS;${row}`);
    expect(question).toMatchObject({ hasUnknownTrip: true });
    expect(Object.keys(question)).not.toContain('legs');
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

  it.each([
    'Trip type',
    'Return',
    'OW/RT',
    'Enkele reis / retour',
    'Type reis',
    'Hin- und Rückflug',
    'Voo de regresso',
  ])('is there where “%s” has a word or a letter for both directions', (header) => {
    expect(read(`From;To;${header}`, 'ZRH;BOS;H+R')).toHaveProperty('legs.length', 2);
    expect(read(`From;To;${header}`, 'ZRH;BOS;R')).toHaveProperty('legs.length', 2);
  });

  it('is there where the kind of what was bought is a word for both directions', () => {
    expect(read('From;To;Type', 'ZRH;BOS;H+R')).toHaveProperty('legs.length', 2);
  });

  it.each(['O', 'OW', 'O/W', 'One way', 'enkele reis', 'Einfach', 'Aller simple', 'AS', 'Outbound', 'Vuelta', ''])(
    'is one way where its kind of trip is “%s”',
    (trip) => {
      const found = read('From;To;Itinerary type', `ZRH;BOS;${trip}`);
      expect(['legs' in found, 'hasUnknownTrip' in found, 'message' in found]).toEqual([false, false, false]);
    },
  );

  it('says where nobody understands its kind of trip, and nothing else tells whether there is a flight back', () => {
    expect(read('From;To;RT/OW', 'ZRH;BOS;Zakelijk')).toMatchObject({ destination: 'BOS', hasUnknownTrip: true });
    expect(read('From;To;Type reis;Return', 'ZRH;BOS;Zakelijk;no')).not.toHaveProperty('hasUnknownTrip');
    expect(read('Route;Trip type', 'ZRH-LHR-ZRH;Multi-city')).not.toHaveProperty('hasUnknownTrip');
  });

  it('there and back by its distance has it twice, and a journey that ends where it began has no more flights', () => {
    expect(read('km;Return', '800;yes')).toMatchObject({ legs: [{ distanceKm: 800 }, { distanceKm: 800 }] });
    expect(read('Route;Return', 'ZRH-LHR-ZRH;yes')).toHaveProperty('legs.length', 2);
    expect(read('Route;Return', 'ZRH-LHR-JFK;yes')).toMatchObject({
      destination: 'JFK',
      legs: [{}, {}, { origin: 'JFK', destination: 'LHR' }, { origin: 'LHR', destination: 'ZRH' }],
    });
  });
});

describe('a remark on a row', () => {
  const REMARKED = 'From;To;Flight;Comment';

  it.each([
    'return trip',
    'Return ticket',
    'Hin- und Rückflug',
    'aller-retour',
    'Ida y vuelta',
    '往復',
    'Round trip ZRH BOS',
  ])('counts the flight back where all of it says so: “%s”', (remark) => {
    expect(read(REMARKED, `ZRH;BOS;LX 52;${remark}`)).toHaveProperty('legs.length', 2);
  });

  it.each(['Return', 'Retour'])('“%s” may be the way back alone: that is said, and counts as one way', (remark) => {
    const found = read(REMARKED, `ZRH;BOS;LX 52;${remark}`);
    expect(found).toHaveProperty('hasUnknownTrip', true);
    expect(found).not.toHaveProperty('legs');
  });

  it.each(['return trip by train', 'Return of equipment', 'no return trip', 'Return flight', 'Rückflug', 'Outbound'])(
    'counts none where it says something else: “%s”',
    (remark) => {
      const found = read(REMARKED, `ZRH;BOS;LX 52;${remark}`);
      expect([found.hasOwnProperty('legs'), 'hasUnknownTrip' in found]).toEqual([false, false]);
    },
  );

  it('is asked where another cell says one way', () => {
    expect(read('From;To;Trip type;Comment', 'ZRH;BOS;One way;return trip')).toMatchObject({ field: 'returns' });
  });
});
