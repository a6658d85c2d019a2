import type { DateMessage } from '@tim/messages';

const MS_PER_DAY = 86_400_000;

/**
 * Days since 1 January 1970 of a date.
 *
 * @returns undefined when the calendar has no such date (31 February) or its year is outside 1 to 9999
 */
export function epochDay({ year, month, day }: DateMessage): number | undefined {
  if (year < 1 || year > 9999) {
    return undefined;
  }
  // Date.UTC would read the years 1 to 99 as 1901 to 1999.
  const midnight = new globalThis.Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  const isSameDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  return isSameDay ? midnight.getTime() / MS_PER_DAY : undefined;
}

/** Days since 1 January 1970 of a date written YYYYMMDD; undefined when that is no real date. */
export function epochDayOfYyyymmdd(text: string): number | undefined {
  if (!/^[0-9]{8}$/.test(text)) {
    return undefined;
  }
  return epochDay({ year: Number(text.slice(0, 4)), month: Number(text.slice(4, 6)), day: Number(text.slice(6)) });
}

/** The UTC date at a moment, moved by a number of days. */
export function utcDate(epochMs: number, daysLater = 0): DateMessage {
  const moment = new globalThis.Date(epochMs + daysLater * MS_PER_DAY);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}
