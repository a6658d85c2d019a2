import { isRealDate, type CalendarDate } from './calendar-date.ts';
import { dayText } from './day-text.ts';

/** Write a date as an itinerary holds it: 1 July 2023 is "20230701". */
export function dateToYyyymmdd(date: CalendarDate): string {
  return dayText(date).replaceAll('-', '');
}

/** Read a date; undefined when the text is not eight digits or names no real date. */
export function parseYyyymmdd(text: string): CalendarDate | undefined {
  if (!/^\d{8}$/.test(text)) {
    return undefined;
  }
  const date = { year: Number(text.slice(0, 4)), month: Number(text.slice(4, 6)), day: Number(text.slice(6)) };
  return isRealDate(date) ? date : undefined;
}

/** Read a date; `today` when the text is not eight digits or names no real date. */
export function yyyymmddToDate(text: string, today: CalendarDate): CalendarDate {
  return parseYyyymmdd(text) ?? today;
}
