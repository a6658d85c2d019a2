import { OWN_MANNER } from '@tim/languages';

/** A calendar date without a time zone. */
export type ShownDate = { readonly year: number; readonly month: number; readonly day: number };

/** The date as the date field shows it: "2023/07/01". */
export function formatDateSlashes({ year, month, day }: ShownDate): string {
  return `${padded(year, 4)}/${padded(month, 2)}/${padded(day, 2)}`;
}

/** The date as the date button's label speaks it: "Jul 01, 2023". A month outside 1 to 12 is written with slashes. */
export function formatDateLabel(date: ShownDate): string {
  return isMonth(date) ? OWN_MANNER.spokenDay(date) : formatDateSlashes(date);
}

/** The date as a flight's card shows it: "Sat, Jul 1, 2023". A month outside 1 to 12 is written with slashes. */
export function formatDateCard(date: ShownDate): string {
  return isMonth(date) ? keepDayWithMonth(OWN_MANNER.weekdayAndDay(date, weekday(date))) : formatDateSlashes(date);
}

/**
 * A date of ISO 8601 with the name of the month in full: "2026-11-22" or "20261122" as "22 November 2026". What is no
 * such date is left as it is.
 */
export function formatDateLong(iso: string): string {
  const [, year, month, day] = /^(\d{4})-?(0[1-9]|1[0-2])-?(\d\d)$/.exec(iso) ?? [];
  return year === undefined ? iso : OWN_MANNER.longDay({ year: Number(year), month: Number(month), day: Number(day) });
}

/** A date in which no line ends between a day and the month behind it: "21. Dez." with a space that does not break. */
export function keepDayWithMonth(date: string): string {
  return date.replace(/(\d(?:\.|er)?) (?=\p{L})/u, '$1\u202F');
}

const isMonth = ({ month }: ShownDate): boolean => month >= 1 && month <= 12;

/** Weekdays repeat every 400 years; years near 2000 avoid the special meaning of years below 100. */
function weekday({ year, month, day }: ShownDate): number {
  const sameWeekdays = 2000 + (year % 400);
  return new Date(Date.UTC(sameWeekdays, month - 1, day)).getUTCDay();
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
