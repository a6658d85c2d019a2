import type { CalendarDate } from './estimate.ts';

/** First and last departure date that gets an estimate, both included. */
export type DepartureWindow = { readonly earliest: CalendarDate; readonly latest: CalendarDate };

const asNumber = (date: CalendarDate) => (date.year * 100 + date.month) * 100 + date.day;

/** True when the date is the window's first, its last, or between them. */
export function isWithin(window: DepartureWindow, date: CalendarDate): boolean {
  const day = asNumber(date);
  return day >= asNumber(window.earliest) && day <= asNumber(window.latest);
}

/** A date as YYYYMMDD. */
export function dateText(date: CalendarDate): string {
  return String(asNumber(date)).padStart(8, '0');
}
