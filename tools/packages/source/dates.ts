import { isNo, type CalendarDate } from '@tim/estimator';
import { isRealDate, parseYyyymmdd } from '@tim/notation';

/** A date: 2026-12-21 as text, or its numbers. */
export type DateInput = string | CalendarDate;

/** @throws WrongInput if it is no date of the calendar */
export function readDateInput(name: string, date: DateInput): CalendarDate {
  const read = typeof date === 'string' ? readIso(date) : date;
  if (read && isRealDate(read)) return read;
  throw isNo(name, date, 'date: write it as 2026-12-21');
}

const readIso = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseYyyymmdd(text.replaceAll('-', '')) : undefined;
