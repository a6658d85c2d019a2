import type { CalendarDate } from '@tim/estimator';
import type { Manner } from '@tim/languages';

/** "May 2026" of 2026-05 or a day of it. */
export function monthText(date: string, { month }: Manner): string {
  const [year = 0, ofYear = 0] = date.split('-').map(Number);
  return month({ year, month: ofYear });
}

/** A day that an answer has as YYYYMMDD, for people: YYYY-MM-DD. */
export const writtenDay = (yyyymmdd: string): string => yyyymmdd.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** A date as YYYY-MM-DD. */
export const writtenDate = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
