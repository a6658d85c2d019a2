import { addDays, type CalendarDate } from '@tim/notation';

/** First year of the Scope 3 method. Source: Travel Impact Model, Scope 3 guide. */
export const FIRST_YEAR = 2019;

/** The first and last day of departure that has a figure. */
export const answeredDays = (
  today: CalendarDate,
): { readonly earliest: CalendarDate; readonly latest: CalendarDate } => ({
  earliest: { year: FIRST_YEAR, month: 1, day: 1 },
  latest: addDays(today, 365),
});
