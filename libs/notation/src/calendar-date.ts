const MS_PER_DAY = 86_400_000;

/** A calendar date without a time zone: year 1 to 9999, month 1 to 12, day 1 to 31. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** The date that the calendar on the visitor's wall shows at the moment `now`. */
export function todayLocal(now: Date): CalendarDate {
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
function atMidnightUtc({ year, month, day }: CalendarDate): Date {
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight;
}

/** The UTC date at a moment, moved by a number of days. */
export function utcDate(epochMs: number, daysLater = 0): CalendarDate {
  const moment = new Date(epochMs + daysLater * MS_PER_DAY);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

/** The first place on earth where a day begins is 14 hours ahead of UTC. */
const FIRST_TIME_ZONE_AHEAD_OF_UTC_MS = 14 * 3_600_000;

/** The latest date that is today somewhere on earth. */
export const latestToday = (nowEpochMs: number): CalendarDate => utcDate(nowEpochMs + FIRST_TIME_ZONE_AHEAD_OF_UTC_MS);

/** A date as the number YYYYMMDD, which rises with it. */
export const dayNumber = ({ year, month, day }: CalendarDate): number => (year * 100 + month) * 100 + day;
