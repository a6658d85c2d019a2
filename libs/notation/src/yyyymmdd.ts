import { isRealDate, type CalendarDate } from './calendar-date.ts';

/** Write a date as an itinerary holds it: 1 July 2023 is "20230701". */
export function dateToYyyymmdd({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}${padded(month, 2)}${padded(day, 2)}`;
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

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
