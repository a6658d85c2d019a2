import type { CalendarDate } from './calendar-date.ts';

/** A date as YYYY-MM-DD. */
export function dayText({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
