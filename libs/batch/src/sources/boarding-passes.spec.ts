import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBoardingPasses } from './boarding-passes.ts';
import { fixture, readFixture, TODAY } from './workbook.fixture.ts';

const rowsOf = (text: string, today = TODAY) => [...readBoardingPasses(text, today).rows].slice(1);
const pass = (day: string, more = '00') => `M1EXAMPLE/ANNA        EINVENT ZRHBOSLX 0052 ${day}J004K0012 1${more}`;

/** What is said of the flight of each pass. */
const statuses = (...passes: readonly string[]) => rowsOf(passes.join('\n')).map((row) => row[6]);

describe('boarding passes', () => {
  it('have a row for each flight, and one for what is not understood', () => {
    const { about, rows } = readFixture(fixture('boarding-passes.txt'));
    expect(about).toEqual({ kind: 'boarding-passes', flights: 4, others: 1 });
    expect(rows.slice(1)).toEqual([
      ['2025-03-14', 'LX 52', 'ZRH', 'BOS', 'Business', 'EXAMPLE/ANNA MS', '', ''],
      ['2026-01-11', 'LX 316', 'ZRH', 'LHR', 'Economy', 'EXAMPLE/BEN MR', '', ''],
      ['2026-01-12', 'BA 117', 'LHR', 'JFK', '', 'EXAMPLE/BEN MR', '', ''],
      ['2025-12-31', 'LH 99', 'MUC', 'FRA', 'Business', 'EXAMPLE/CLEO', '', ''],
      ['', '', '', '', '', '', '', 'M1TORN OFF            EINVENT ZRHB'],
    ]);
  });

  it.each([
    ['073', '2026-11-25', '2026-03-14'],
    ['073', '2027-02-27', '2026-03-14'],
    ['073', '2027-02-28', '2027-03-14'],
    ['073', '2026-08-01', '2026-03-14'],
    ['365', '2027-01-02', '2026-12-31'],
    ['001', '2026-12-30', '2027-01-01'],
    ['366', '2024-12-01', '2024-12-31'],
    // Neither 2025 nor the years beside it have such a day but 2024.
    ['366', '2025-11-01', '2024-12-31'],
    ['366', '2026-11-01', ''],
    ['000', '2026-11-01', ''],
    ['7  ', '2026-11-01', '2026-01-07'],
    [' 43', '2026-11-01', '2026-02-12'],
    ['1 2', '2026-11-01', undefined],
  ])(
    'of day %s, read on %s, are of %s: of this year, or of the last where that is weeks ahead',
    (day, on, expected) => {
      const [year = 0, month = 0, date = 0] = on.split('-').map(Number);
      const [first = []] = rowsOf(pass(day), { year, month, day: date });
      expect(first[2] === '' ? undefined : first[0]).toBe(expected);
    },
  );

  it('that say the same flight of the same person twice count once, with a note', () => {
    const [once, withSeat] = [pass('043'), pass('043').replace('004K', '011A')];
    expect(statuses(once, once, withSeat)).toEqual(['', 'Duplicate', 'Duplicate']);
    // Another place at check-in is another person’s; and the same person may fly again.
    expect(statuses(once, once.replace('0012 1', '0013 1'), pass('044'))).toEqual(['', '', '']);
  });

  it('of last years are told by the day of issue, where the pass says it', () => {
    // Issued on day 60 of a year that ends in 3.
    const issued = `>6181WW3060BLX              00`;
    expect(rowsOf(pass('073', `${issued.length.toString(16).padStart(2, '0')}${issued}`))[0]?.[0]).toBe('2023-03-14');
  });

  it('that are cut are not understood: within the first flight, or before the day of issue ends', () => {
    const issued = '>6181WW3060BLX              00';
    const whole = pass('073', `${issued.length.toString(16).padStart(2, '0')}${issued}`);
    const version = whole.indexOf('>');
    expect(rowsOf(whole.slice(0, version + 11))[0]).toEqual(rowsOf(whole)[0]);
    for (const end of [version + 10, version, version - 1, version - 3]) {
      const cut = whole.slice(0, end);
      expect(rowsOf(cut)).toEqual([['', '', '', '', '', '', '', cut.trim()]]);
    }
  });

  it('are rows, whatever was scanned', () => {
    const change = fc.record({ at: fc.nat(200), with: fc.string({ unit: 'binary', maxLength: 3 }) });
    const line = fc
      .tuple(
        fc.constantFrom(...fixture('boarding-passes.txt').toString().split('\n').filter(Boolean)),
        fc.array(change, { maxLength: 3 }),
      )
      .map(([text, changes]) =>
        changes.reduce((changed, { at, with: by }) => changed.slice(0, at) + by + changed.slice(at + by.length), text),
      );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { minLength: 1, maxLength: 5 }), (lines) => {
        for (const row of rowsOf(lines.join('\n'))) {
          const [date = '', , from = '', to = '', , , , unread = ''] = row;
          expect(row).toHaveLength(8);
          const isFlight = /^(?:\d{4}-\d\d-\d\d)? [A-Z]{3} [A-Z]{3}$/.test([date, from, to].join(' '));
          expect(unread === '' ? isFlight : [date, from, to].join('')).toBe(unread === '' ? true : '');
        }
      }),
    );
  });
});
