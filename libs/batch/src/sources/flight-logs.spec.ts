import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListFault } from '../list/list-fault.ts';
import { sourceKindOf } from '../list/source-kind.ts';
import { fixture, readFixture } from './workbook.fixture.ts';

describe('a flight log', () => {
  it('of AirTrail and App in the Air is named, with what is in it', () => {
    expect(readFixture(fixture('airtrail.json')).about).toEqual({
      kind: 'log',
      log: 'airtrail',
      flights: 2,
      others: 0,
    });
    expect(readFixture(fixture('app-in-the-air.txt')).about).toMatchObject({
      log: 'app-in-the-air',
      flights: 2,
      others: 2,
    });
  });

  it('of App in the Air that is cut before a flight’s day ends has that line as it is', () => {
    const file = fixture('app-in-the-air.txt').toString();
    const day = file.indexOf('2023-03-14T17:10:00');
    const lastRow = (end: number) => readFixture(Buffer.from(file.slice(0, end))).rows.at(-1);
    expect(lastRow(day + 11)?.slice(0, 4)).toEqual(['2023-03-14', 'LX 52', 'ZRH', 'BOS']);
    for (const end of [day + 10, day + 9, day]) expect(lastRow(end)?.slice(0, 4)).toEqual(['', '', '', '']);
  });

  it('of App in the Air has no part and no cabin that only JavaScript knows', () => {
    const file = fixture('app-in-the-air.txt').toString();
    const { rows } = readFixture(Buffer.from(file));
    expect(readFixture(Buffer.from(`${file}\nconstructor:\nXX;1\n`)).rows).toEqual(rows);
    const odd = file.replace('\nPLUS;', '\nconstructor;');
    expect(readFixture(Buffer.from(odd)).rows[2]?.[5]).toBe('constructor');
  });
});

describe('JSON', () => {
  it('keeps an object that holds nothing in its place', () => {
    const { about, rows } = readFixture(
      Buffer.from('[{"from":"ZRH","to":"BOS"},{},{"from":""},{"from":"BOS","to":"ZRH"}]'),
    );
    expect(about).toMatchObject({ flights: 2, others: 2 });
    expect(rows.slice(1).map((row) => row.join(' ').trim())).toEqual([
      'ZRH BOS',
      expect.stringMatching(/^\{\}: /),
      expect.stringMatching(/^\{"from":""\}: /),
      'BOS ZRH',
    ]);
  });

  it('keeps what is no flight, and is refused in words where it has none', () => {
    expect(readFixture(Buffer.from('[{"from":"ZRH"},null,3]'))).toMatchObject({
      about: { kind: 'log', flights: 1, others: 2 },
      rows: [
        ['from', 'No flight'],
        ['ZRH', ''],
        ['', expect.stringMatching(/^null: /)],
        ['', expect.stringMatching(/^3: /)],
      ],
    });
    expect(() => readFixture(Buffer.from('{"a":\n1}'))).toThrow('JSON without a list of flights');
    expect(() => readFixture(Buffer.from('{"a":1,'))).toThrow('damaged or incomplete');
  });

  it('is rows or refused in words, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(fc.json()).map((all) => `[{},${all.join()}]`),
          fc.string().map((text) => `{"a${text}`),
        ),
        (text) => {
          if (sourceKindOf(Buffer.from(text)) !== 'json') return;
          try {
            expect(readFixture(Buffer.from(text)).rows.length).toBeGreaterThan(0);
          } catch (fault) {
            if (!(fault instanceof ListFault)) throw fault;
          }
        },
      ),
    );
  });
});
