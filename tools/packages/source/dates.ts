import { FIRST_YEAR } from '@tim/batch';
import type { CalendarDate, DepartureWindow } from '@tim/estimator';
import { addDays, isRealDate, parseYyyymmdd, utcDate } from '@tim/notation';

/** A date: 2026-12-21 as text, or its numbers. */
export type DateInput = string | CalendarDate;

/** The first place on earth where a day begins is 14 hours ahead of UTC [ms]. */
const FIRST_TIME_ZONE_AHEAD_OF_UTC_MS = 14 * 3_600_000;

/** Days to come that get an estimate. */
const DAYS_AHEAD = 365;

/** @throws RangeError if it is no date of the calendar */
export function readDateInput(name: string, date: DateInput): CalendarDate {
  const read = typeof date === 'string' ? readIso(date) : date;
  if (read && isRealDate(read)) return read;
  throw new RangeError(`${name} is ${JSON.stringify(date)}, which is no date: write it as 2026-12-21`);
}

const readIso = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseYyyymmdd(text.replaceAll('-', '')) : undefined;

/** The latest date that is now today somewhere on earth. */
export const latestToday = (): CalendarDate => utcDate(Date.now() + FIRST_TIME_ZONE_AHEAD_OF_UTC_MS);

/** The days that get an estimate where nobody says otherwise: those that a list gets. */
export const usualWindow = (today: CalendarDate): DepartureWindow => ({
  earliest: { year: FIRST_YEAR, month: 1, day: 1 },
  latest: addDays(today, DAYS_AHEAD),
});
