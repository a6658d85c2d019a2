import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDates, utcDate } from '@tim/notation';
import { departureWindow } from './departure-window.ts';

describe('departureWindow', () => {
  it.each([
    ['2026-11-21T11:59:59Z', [2026, 11, 20], [2027, 11, 22]],
    ['2026-11-21T12:00:00Z', [2026, 11, 21], [2027, 11, 22]],
    ['2026-11-21T23:59:59Z', [2026, 11, 21], [2027, 11, 22]],
    ['2027-02-28T00:00:00Z', [2027, 2, 27], [2028, 2, 29]],
  ] as const)('at %s reaches from %o to %o', (now, first, last) => {
    const { earliest, latest } = departureWindow(Date.parse(now));
    expect([earliest.year, earliest.month, earliest.day]).toStrictEqual(first);
    expect([latest.year, latest.month, latest.day]).toStrictEqual(last);
  });

  // spec: 9.1
  it('holds every date the form offers, in every time zone', () => {
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
    const offsetHours = fc.integer({ min: -12, max: 14 });
    fc.assert(
      fc.property(moment, offsetHours, (now, hours) => {
        const { earliest, latest } = departureWindow(now);
        const visitorsToday = utcDate(now + hours * 3_600_000);
        expect(compareDates(earliest, visitorsToday)).toBeLessThanOrEqual(0);
        expect(compareDates(latest, addDays(visitorsToday, 365))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
