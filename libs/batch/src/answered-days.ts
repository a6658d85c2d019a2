import { addDays, utcDate, type CalendarDate } from '@tim/notation';

/** First year of the Scope 3 method. Source: Travel Impact Model, Scope 3 guide. */
export const FIRST_YEAR = 2019;

/** 14 hours ahead of UTC the day is the latest on earth. */
const LATEST_TIME_ZONE_MS = 14 * 3_600_000;

/** The latest date that is today somewhere on earth. */
export const latestToday = (nowEpochMs: number): CalendarDate => utcDate(nowEpochMs + LATEST_TIME_ZONE_MS);

/** The first and last day of departure that has a figure. */
export const answeredDays = (
  today: CalendarDate,
): { readonly earliest: CalendarDate; readonly latest: CalendarDate } => ({
  earliest: { year: FIRST_YEAR, month: 1, day: 1 },
  latest: addDays(today, 365),
});
