import type { CalendarDate } from './query.ts';

/** First and last departure date that gets an estimate, both included. */
export type DepartureWindow = { readonly earliest: CalendarDate; readonly latest: CalendarDate };

/** A date as the number YYYYMMDD, which rises with it. */
export const dayNumber = (date: CalendarDate): number => (date.year * 100 + date.month) * 100 + date.day;

/** True when the date is the window's first, its last, or between them. */
export function isWithin(window: DepartureWindow, date: CalendarDate): boolean {
  const day = dayNumber(date);
  return day >= dayNumber(window.earliest) && day <= dayNumber(window.latest);
}

/** A date as YYYYMMDD. */
export function dateText(date: CalendarDate): string {
  return String(dayNumber(date)).padStart(8, '0');
}
