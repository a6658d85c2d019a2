import { dateToYyyymmdd, parseYyyymmdd, type CalendarDate } from '@tim/notation';

export type PassedDay = {
  readonly day: CalendarDate;
  /** When the same day of the year comes again. */
  readonly again: CalendarDate;
};

/** A departure that has passed, and when the same day of the year comes again; undefined for any other. */
export function passedDay(departureDate: string, today: CalendarDate): PassedDay | undefined {
  const day = parseYyyymmdd(departureDate);
  const todayText = dateToYyyymmdd(today);
  if (day === undefined || departureDate >= todayText) return undefined;
  // The 29th of February comes every fourth year only.
  const thisYear = { year: today.year, month: day.month, day: day.month === 2 ? Math.min(day.day, 28) : day.day };
  const again = dateToYyyymmdd(thisYear) < todayText ? { ...thisYear, year: today.year + 1 } : thisYear;
  return { day, again };
}
