import { isNo, type CalendarDate } from '@tim/estimator';
import { isRealDate, parseYyyymmdd } from '@tim/notation';

/** A date: 2026-12-21 as text, its numbers, or a `Date`, of which the day in UTC counts. */
export type DateInput = string | Date | CalendarDate;

/** @throws WrongInput if it is no date of the calendar */
export function readDateInput(name: string, date: DateInput): CalendarDate {
  const read = typeof date === 'string' ? readIso(date) : date instanceof Date ? dayOf(date) : date;
  if (read && isRealDate(read)) return read;
  throw isNo(name, date, 'date: write it as 2026-12-21');
}

const dayOf = (date: Date): CalendarDate => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

const readIso = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseYyyymmdd(text.replaceAll('-', '')) : undefined;
