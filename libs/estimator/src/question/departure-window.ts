import { compareDates } from '@tim/notation';
import type { CalendarDate } from '@tim/notation';

/** First and last departure date that gets an estimate, both included. */
export type DepartureWindow = { readonly earliest: CalendarDate; readonly latest: CalendarDate };

/** True when the date is the window's first, its last, or between them. */
export const isWithin = ({ earliest, latest }: DepartureWindow, date: CalendarDate): boolean =>
  compareDates(earliest, date) <= 0 && compareDates(date, latest) <= 0;
