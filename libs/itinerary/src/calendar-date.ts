import type { DateMessage } from '@tim/messages';

/** A calendar date without a time zone: the message `Date`, which shares its name with a JavaScript global. */
export type CalendarDate = DateMessage;

/** The date that the calendar on the visitor's wall shows at the moment `now`. */
export function todayLocal(now: globalThis.Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/**
 * The date a number of days later, earlier when negative.
 *
 * @param date - a real date
 * @param days - whole days
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = atMidnightUtc({ ...date, day: date.day + days });
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Negative when `a` is before `b`, 0 when they are the same day, positive when `a` is after `b`. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** True for a date that is in the calendar, year 1 to 9999: not for 31 February. */
export function isRealDate(date: CalendarDate): boolean {
  return date.year >= 1 && date.year <= 9999 && compareDates(addDays(date, 0), date) === 0;
}

/** `Date.UTC` reads the years 0 to 99 as 1900 to 1999, `setUTCFullYear` does not. */
function atMidnightUtc({ year, month, day }: CalendarDate): globalThis.Date {
  const midnight = new globalThis.Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight;
}
