import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLines, tableDates } from './best-before.ts';

const source = (date: string) => ({ title: 'made up', edition: `of ${date}`, licence: '', address: '', date });
const keeping = new Map([
  ['fleets', { months: 12, because: 'aircraft come and go' }],
  ['flights', { months: 6, because: 'two schedules a year' }],
]);

describe('tableDates', () => {
  it('dates a table by the oldest of its sources, the earliest first', () => {
    const origins = [
      { table: 'fleets', sources: [source('2026-02-28'), source('2025-12-31')] },
      { table: 'flights', sources: [source('2025-08-31')] },
    ] as const;
    expect(tableDates(origins, keeping).map(({ table, bestBefore }) => [table, bestBefore])).toEqual([
      ['flights', '2026-02-28'],
      ['fleets', '2026-12-31'],
    ]);
  });

  it('has none for a table without sources: no label is imported', () => {
    expect(tableDates([{ table: 'fleets', sources: [] }], keeping)).toEqual([]);
  });

  it('never dates a table before its source, nor by more days than its months have', () => {
    const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 120 }), (date, months) => {
        const dated = date.toISOString().slice(0, 10);
        const origins = [{ table: 'fleets', sources: [source(dated)] }] as const;
        const [found] = tableDates(origins, new Map([['fleets', { months, because: 'x' }]]));
        const days = (Date.parse(found?.bestBefore ?? '') - Date.parse(dated)) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28 * months);
        expect(days).toBeLessThanOrEqual(31 * months);
      }),
    );
  });
});

describe('dateLines', () => {
  const dates = tableDates([{ table: 'flights', sources: [source('2025-08-31')] }], keeping);

  it('lists what is past its date', () => {
    expect(dateLines(dates, '2026-03-01').at(-1)).toBe('Past their date, 1 of 1: flights.');
    expect(dateLines(dates, '2026-03-01')[1]).toMatch(
      /^PAST +flights +2025-08-31 +2026-02-28 +of 2025-08-31 +two schedules/,
    );
  });

  it('says so when nothing is', () => {
    expect(dateLines(dates, '2026-02-28').at(-1)).toBe('No table is past its date.');
  });
});
