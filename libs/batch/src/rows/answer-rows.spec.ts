import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimator, tables, today } from '../real-tables.fixture.ts';
import { rowsReader, type AnsweredRow, type Row, type RowsAnswering } from './answer-rows.ts';

const answering = {
  tables,
  estimator,
  today,
  placesOf: (name: string) => (name === 'Zürich' ? ['ZRH'] : []),
};
const answerer =
  (settings: RowsAnswering) =>
  (rows: readonly Row[]): readonly AnsweredRow[] => [...rowsReader(settings)(rows).answers()];
const answer = answerer(answering);
const LX52 = { from: 'ZRH', to: 'BOS', flight: 'LX 52', date: '2026-06-01' };
const [lx52] = answer([LX52]);
const grams = lx52 && lx52.kind !== 'unavailable' ? (lx52.wellToWakeGramsPerPassenger.business ?? 0) : 0;

describe('rows of a program', () => {
  it('are answered in their places, with cabin, passengers, fallback and warnings', () => {
    expect(
      answer([
        { ...LX52, cabin: 'Business', passengers: 3 },
        { Origin: 'Zürich', Destination: 'BOS', 'Departure date': new Date('2024-03-01T23:00:00Z') },
        { ...LX52, flight: 'LX 9999', date: '2020-06-01' },
      ]),
    ).toMatchObject([
      { kind: 'estimated', tier: 'TIM_EMISSIONS', cabin: 'business', passengers: 3, wellToWakeGrams: 3 * grams },
      { kind: 'estimated', tier: 'TYPICAL_FLIGHT_EMISSIONS', cabin: 'economy', warnings: ['FLEET_OF_ANOTHER_YEAR'] },
      {
        tier: 'TYPICAL_FLIGHT_EMISSIONS',
        flightReason: 'UNKNOWN_FLIGHT_NUMBER',
        warnings: ['TYPICAL_IN_PLACE_OF_FLIGHT', 'FLEET_OF_ANOTHER_YEAR', 'LOADS_OF_ANOTHER_YEAR'],
      },
    ]);
    expect(grams).toBeGreaterThan(0);
  });

  it('are read as the program means them that wrote them', () => {
    // JetLovers: B is business, and J a private jet.
    const log = {
      from: 'ZRH',
      to: 'BOS',
      airline: 'LX',
      flightnum: 'LX52',
      aircraft_reg: '',
      seat_type: 'W',
      reason: 'L',
    };
    expect(
      answer(['B', 'J'].map((letter) => ({ ...log, date: '2026-06-01', miles: 3700, class: letter }))),
    ).toMatchObject([
      { kind: 'estimated', cabin: 'business', wellToWakeGrams: grams },
      { kind: 'unavailable', skipped: 'private' },
    ]);
  });

  it('have the same figure whichever way the date is written', () => {
    const { date: _date, ...undated } = LX52;
    const dates = [{ year: 2026, month: 6, day: 1 }, '01.06.2026', new Date(Date.UTC(2026, 5, 1))];
    expect(answer(dates.map((date) => ({ ...undated, date })))).toEqual([lx52, lx52, lx52]);
  });

  it.each([
    ['the row is not right', { ...LX52, date: 'soon' }, 'INVALID_ROW', 'date', 'soon'],
    ['the row is empty', {}, 'INVALID_ROW', 'origin', ''],
    ['the estimator has a reason', { from: 'ZRH', to: 'ZRH' }, 'SAME_AIRPORT', 'destination', 'ZRH'],
    ['the date is too early', { ...LX52, date: '2015-01-01' }, 'DATE_OUT_OF_WINDOW', 'date', '2015'],
    ['the date is too late', { ...LX52, date: '2031-01-01' }, 'DATE_OUT_OF_WINDOW', 'date', '20310101'],
  ])('say in one shape why there is no figure where %s', (_why, row, reason, field, value) => {
    expect(answer([row])).toEqual([{ kind: 'unavailable', reason, field, value, text: expect.stringMatching(/\w/) }]);
  });

  it('tell together what stands first in their dates; alone they are refused', () => {
    const rows = [
      { ...LX52, date: '3/4/2025' },
      { ...LX52, date: '25/4/2025' },
    ];
    expect(answer(rows)).toMatchObject([{ kind: 'estimated' }, { kind: 'estimated' }]);
    expect(answer(rows.slice(0, 1))).toMatchObject([{ kind: 'unavailable', field: 'date' }]);
    const told = answerer({ ...answering, dateOrder: 'month-first' });
    expect(told(rows.slice(0, 1))).toMatchObject([{ kind: 'estimated' }]);
  });

  it('are answered in their places beside what is no row', () => {
    const given = [null, undefined, 'ZRH', 52, ['ZRH', 'BOS'], { from: 'ZRH', to: 'BOS' }] as unknown as readonly Row[];
    const answers = answer(given);
    expect(answers.map(({ kind }) => kind)).toEqual([...Array.from({ length: 5 }, () => 'unavailable'), 'estimated']);
    expect(answers[0]).toMatchObject({
      reason: 'INVALID_ROW',
      field: 'row',
      text: expect.stringContaining('no object'),
    });
  });

  it('give back the names that nobody reads', () => {
    const given = [{ ...LX52, cabn: 'first', 'Cost centre': 7 }, LX52, { from: 'ZRH', destinaton: 'BOS' }];
    expect(answer(given)).toMatchObject([
      { kind: 'estimated', cabin: 'economy', unread: ['cabn', 'Cost centre'] },
      { kind: 'estimated' },
      { kind: 'unavailable', unread: ['destinaton'] },
    ]);
    expect(lx52).not.toHaveProperty('unread');
  });

  it('never throw, whatever they hold', () => {
    const names = fc.constantFrom(
      'from',
      'to',
      'route',
      'flight',
      'date',
      'cabin',
      'passengers',
      'km',
      '__proto__',
      'x',
    );
    const rows = fc.array(fc.dictionary(names, fc.anything({ withDate: true, withBigInt: true })), { maxLength: 3 });
    fc.assert(
      fc.property(rows, (given) => {
        const answered = answer(given);
        expect(answered).toHaveLength(given.length);
        expect(answered.filter((one) => one.kind !== 'unavailable' && !(one.passengers > 0))).toEqual([]);
      }),
    );
  });
});
