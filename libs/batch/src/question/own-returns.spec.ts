import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownReturnReader } from './own-returns.ts';
import { columnsOf } from './read-list.fixture.ts';

/** The places of the rows that say that there is a flight back, which has a row of its own. */
const ownOf = (header: string, rows: readonly string[]): readonly number[] => {
  const { ownReturns, ...columns } = columnsOf(header, rows);
  return rows.flatMap((row, at) => (ownReturnReader(columns, ownReturns)(row.split(';')) ? [at] : []));
};

/** Were each row compared with each, it would be minutes. */
const MOST_MS = 30_000;

describe('flights back that have rows of their own', () => {
  const LIST = ['A;ZRH;BOS;2025-03-01;2025-03-09', 'A;BOS;ZRH;2025-03-09;', 'B;ZRH;LHR;2025-03-02;'];
  it('are told row by row, by a row the other way round on the day of the return', () => {
    expect(ownOf('Name;From;To;Date;Return date', LIST)).toEqual([0]);
    const more = ['B;ZRH;BOS;2025-04-01;2025-04-09', 'A;ZRH;BOS;2025-05-01;2025-05-09', 'A;BOS;ZRH;2025-05-10;'];
    expect(ownOf('Name;From;To;Date;Return date', [...LIST, ...more])).toEqual([0]);
  });

  it.each([
    ['a row repeats that its journey is a return', ['A;ZRH;BOS;RT', 'A;BOS;ZRH;RT', 'A;ZRH;LIS;RT'], [0, 1]],
    ['the list is the newest first', ['A;BOS;ZRH;RT', 'A;ZRH;BOS;RT'], [0, 1]],
    ['several flights lead back', ['A;ZRH;LHR;RT', 'A;LHR;JFK;RT', 'A;JFK;ZRH;RT'], [0, 1, 2]],
    ['people came back from elsewhere', ['A;ZRH;BOS;RT', 'A;JFK;ZRH;RT'], [0, 1]],
    ['the way back is another person’s', ['A;ZRH;BOS;RT', 'B;BOS;ZRH;RT'], []],
    // A side trip leads back to where it began, and not home.
    ['the next flights are a side trip', ['A;ZRH;BOS;RT', 'A;BOS;SFO;OW', 'A;SFO;BOS;OW'], []],
    ['the way back is that of a flight one way', ['A;ZRH;BOS;OW', 'A;BOS;ZRH;OW', 'A;ZRH;BOS;RT'], []],
    ['nobody is named, and it is a one-way’s', [';ZRH;BOS;OW', ';BOS;ZRH;OW', ';ZRH;BOS;RT'], []],
    ['there is a way back for each', ['A;ZRH;BOS;OW', 'A;BOS;ZRH;OW', 'A;ZRH;BOS;RT', 'A;BOS;ZRH;OW'], [2]],
    ['one row back is there for two', ['A;ZRH;BOS;RT', 'A;ZRH;BOS;RT', 'A;BOS;ZRH;OW'], []],
  ])('where %s', (_what, rows, own) => {
    expect(ownOf('Name;From;To;Trip type', rows)).toEqual(own);
  });

  it.each([
    ['a route in one cell', 'Name;Route;Return', ['A;ZRH-BOS;yes', 'A;BOS - ZRH;no', 'B;ZRH-LIS;yes'], [0]],
    [
      'a flight back before it',
      'From;To;Date;Return',
      ['ZRH;BOS;1.3.2025;no', 'BOS;ZRH;8.3.2025;no', 'ZRH;BOS;1.4.2025;yes', 'BOS;ZRH;9.4.2025;no'],
      [2],
    ],
    [
      'a flight back before it alone',
      'From;To;Date;Return',
      ['ZRH;BOS;1.3.2025;no', 'BOS;ZRH;8.3.2025;no', 'ZRH;BOS;1.4.2025;yes'],
      [],
    ],
    ['a day beside yes or no', 'From;To;Date;Return', ['ZRH;BOS;1.3.2025;9.3.2025', 'BOS;ZRH;8.3.2025;'], []],
    ['nobody’s name', 'From;To;Return', ['Zürich;Boston;ja', 'Boston;Zürich;nein', 'Wien;Rom;ja'], [0]],
  ])('with %s', (_what, header, rows, own) => expect(ownOf(header, rows)).toEqual(own));

  it('are not those that were cancelled or paid back', () => {
    const header = 'Name;From;To;Trip type;Status;Amount';
    const there = 'A;ZRH;BOS;RT;Flown;800';
    expect(ownOf(header, [there, 'A;BOS;ZRH;RT;Cancelled;0'])).toEqual([]);
    expect(ownOf(header, [there, 'A;BOS;ZRH;RT;Flown;-800'])).toEqual([]);
    expect(ownOf(header, [there, 'A;BOS;ZRH;RT;Flown;800'])).toEqual([0, 1]);
  });

  it('are told of later rows by most of those that were seen, and how many those are', () => {
    const { ownReturns: told } = columnsOf('Name;From;To;Date;Return date', LIST);
    expect(told).toEqual({ counts: { own: 1, all: 1, seen: 3 }, isUsual: true, others: [] });
    expect(columnsOf('Name;From;To;Date;Return date', LIST.toSpliced(1, 1)).ownReturns).toBeUndefined();
    const usual = ownReturnReader({ columns: { origin: 1, destination: 2, returnDate: 4 }, further: [] }, told);
    expect(usual(['C', 'ZRH', 'OSL', '2025-06-01', '2025-06-03'])).toBe(true);
    expect(usual(['C', 'ZRH', 'OSL', '2025-06-01', ''])).toBe(false);
  });

  const SHUFFLED = [
    ['trip types', 'Name;From;To;Trip type'],
    ['days', 'Name;From;To;Trip type;Date'],
    ['days back', 'Name;From;To;Trip type;Date;Return date'],
    ['numbers', 'Name;From;To;Trip type;Date;Flight no'],
  ] as const;
  it.each(SHUFFLED)('are the same in any order of the rows, with %s', (_what, header) => {
    const place = fc.constantFrom('ZRH', 'BOS', 'JFK', 'LHR');
    const day = fc.constantFrom('', '1.3.2025', '9.3.2025', '12.3.2025', '2.4.2025', '28.4.2025');
    const last = header.endsWith('no') ? fc.constantFrom('LX 52', 'LX 53', '') : day;
    const row = fc
      .tuple(fc.constantFrom('A', 'B', ''), place, place, fc.constantFrom('RT', 'RT', 'OW', ''), day, last)
      .map((cells) => cells.slice(0, header.split(';').length).join(';'));
    const lists = fc
      .array(row, { minLength: 1, maxLength: 12 })
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
    const counted = (rows: readonly string[]) => {
      const own = ownOf(header, rows);
      return rows.map((cells, at) => `${cells}: ${own.includes(at) ? 'own row' : ''}`).toSorted();
    };
    fc.assert(
      fc.property(lists, ([rows, shuffled]) => {
        expect(counted(shuffled)).toEqual(counted(rows));
      }),
    );
  });

  it.each([
    ['by their days', 'Date', ['2025-03-01', '2025-03-09', '2025-06-01', '2025-06-09']],
    ['by their places', 'Cost centre', ['1', '2', '3', '4']],
  ])('are told %s, wherever they stand in the list', (_what, name, days) => {
    const ends = ['A;ZRH;LHR;RT', 'A;LHR;JFK;OW', 'A;JFK;ZRH;OW', 'A;ZRH;LIS;RT'];
    const rows = ends.map((cells, at) => `${cells};${days[at]}`);
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ];
    for (const order of orders) {
      const own = ownOf(
        `Name;From;To;Trip type;${name}`,
        order.map((at) => rows[at] ?? ''),
      );
      expect(own.map((at) => order[at])).toEqual([0]);
    }
  });

  it('are found in a list of any rows in a moment', () => {
    const ends = fc.constantFrom('ZRH', 'BOS', 'JFK');
    const row = fc.tuple(fc.constantFrom('A', 'B', ''), ends, ends, fc.constantFrom('RT', 'OW', ''));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
        const own = ownOf(
          'Name;From;To;Trip type',
          rows.map((cells) => cells.join(';')),
        );
        expect(own.every((at) => rows[at]?.[3] === 'RT')).toBe(true);
        // What is home again by itself in each row needs none.
        expect(own.every((at) => rows[at]?.[1] !== rows[at]?.[2])).toBe(true);
      }),
    );
    const many = Array.from({ length: 50_000 }, (_, at) => (at % 2 === 0 ? 'ZRH;BOS;RT' : 'BOS;ZRH;RT'));
    const start = performance.now();
    expect(columnsOf('From;To;Trip type', many).ownReturns?.counts.own).toBe(50_000);
    expect(performance.now() - start).toBeLessThan(MOST_MS);
  });

  it('are told by letters in a column for the flight back', () => {
    const trips = columnsOf('From;To;Hin- und Rückflug', ['ZRH;BOS;R', 'ZRH;LHR;O']);
    expect(trips).toMatchObject({ columns: { origin: 0, destination: 1, tripType: 2 }, unusedColumns: [] });
    expect(columnsOf('From;To;Aller-retour', ['ZRH;BOS;O', 'ZRH;LHR;N']).columns).toHaveProperty('returns', 2);
  });

  it('are told by a column of any kind, which then says of each row only what it is', () => {
    const rows = ['A;ZRH;BOS;Outbound', 'A;BOS;ZRH;Return', 'A;Köln;Paris;Train'];
    const { columns, unusedColumns } = columnsOf('Name;From;To;Type', rows);
    expect([columns, unusedColumns]).toEqual([{ traveller: 0, origin: 1, destination: 2, transaction: 3 }, []]);
    // A return ticket without the row back is there and back.
    expect(columnsOf('Name;From;To;Type', ['A;ZRH;BOS;Return']).columns).toHaveProperty('service', 3);
  });
});
